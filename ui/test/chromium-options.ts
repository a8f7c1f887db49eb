import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium on a desktop offers no camera to a file input, and on a phone it does. */
const cameraFlag = '--enable-blink-features=MediaCapture'

/** `npm test` says which it is; for a single file, the lightest that Debian has. */
const executable = (): string =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ??
  'chromium'

/** How Chromium is started, with a phone's camera or without one. */
export const chromiumOptions = ({ camera = true } = {}): LaunchOptions => ({
  executablePath: executable(),
  args: camera ? [...flags, cameraFlag] : flags,
})
