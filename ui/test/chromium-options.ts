import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'
import { cameraFlag, chromiumFlags } from '@kaoiro/fixtures/chromium-flags'

/** `npm test` says which it is; for a single file, the lightest that Debian has. */
const executable = (): string =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ??
  'chromium'

/** How Chromium is started, with a phone's camera or without one. */
export const chromiumOptions = ({ camera = true } = {}): LaunchOptions => ({
  executablePath: executable(),
  args: [...chromiumFlags, ...(camera ? [cameraFlag] : [])],
})
