import { existsSync } from 'node:fs'
import type { WebKitPrograms } from './webkit/webkit.js'

const firstOf = (...places: ReadonlyArray<string | undefined>): string | undefined =>
  places.find((place) => place !== undefined && existsSync(place))

/** Path of Firefox, if installed. */
export const firefox = firstOf(
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
)

const driver = firstOf('/usr/bin/WebKitWebDriver')
const display = firstOf('/usr/bin/Xvfb')

/** Paths of WebKit's driver and display, if both are installed (Debian's webkit2gtk-driver and xvfb). */
export const webKit: WebKitPrograms | undefined =
  driver !== undefined && display !== undefined ? { driver, display } : undefined
