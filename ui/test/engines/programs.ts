import { existsSync } from 'node:fs'

/** Paths of the programs that WebKit needs. */
export interface WebKitPrograms {
  readonly driver: string
  readonly display: string
}

const firstOf = (...places: ReadonlyArray<string | undefined>): string | undefined =>
  places.find((place) => place !== undefined && existsSync(place))

/** Path of Firefox, if installed. */
export const firefox = firstOf(
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
)

/** Path of nginx, if installed (Debian's nginx-light). */
export const nginx = firstOf('/usr/sbin/nginx', '/usr/bin/nginx')

const driver = firstOf('/usr/bin/WebKitWebDriver')
const display = firstOf('/usr/bin/Xvfb')

/** Paths of WebKit's driver and display, if both are installed (Debian's webkit2gtk-driver and xvfb). */
export const webKit: WebKitPrograms | undefined =
  driver !== undefined && display !== undefined ? { driver, display } : undefined
