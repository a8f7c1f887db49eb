import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'
import { cameraFlag, chromiumFlags } from '@kaoiro/fixtures/chromium-flags'

/** `npm test` says which it is; for a single file, the lightest that Debian has. */
const executable = (): string =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ??
  'chromium'

/**
 * Chromium makes a new frame for each page of a site, and with it a new compositor, which no page can tell: without, a
 * visit takes a quarter less CPU time. The others are those that Playwright switches off, whose list this one replaces.
 */
const disabledFeatures = [
  'RenderDocument',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
]

/**
 * How Chromium is started, with a phone's camera or without one.
 *
 * @param isPlain whether it is as visitors have it, and takes its time
 */
export const chromiumOptions = ({ camera = true, isPlain = false } = {}): LaunchOptions => ({
  executablePath: executable(),
  args: [
    ...chromiumFlags,
    ...(isPlain ? [] : [`--disable-features=${disabledFeatures.join(',')}`]),
    ...(camera ? [cameraFlag] : []),
  ],
})
