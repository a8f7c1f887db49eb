import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'
import { cameraFlag, chromiumFlags } from '@kaoiro/fixtures/chromium-flags'

/** `npm test` says which it is; for a single file, the lightest that Debian has. */
const executable = (): string =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ??
  'chromium'

/**
 * By RenderDocument Chromium makes a new frame for each page of a site, and with it a new compositor, which no page can
 * tell; without it a visit takes a quarter less CPU time. The others are those of Playwright 1.65, whose list this one replaces, but for what
 * only Windows or Edge has.
 */
const disabledFeatures = [
  'RenderDocument',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * How Chromium is started, with a phone's camera or without one.
 *
 * @param isPlain whether only the features that Playwright itself disables are disabled
 */
export const chromiumOptions = ({ camera = true, isPlain = false } = {}): LaunchOptions => ({
  executablePath: executable(),
  args: [
    ...chromiumFlags,
    ...(isPlain ? [] : [`--disable-features=${disabledFeatures.join(',')}`]),
    ...(camera ? [cameraFlag] : []),
  ],
})
