import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

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

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Resolves when a program answers, some hundredths of a second after its start. */
export const untilReady = async (ask: () => Promise<unknown>, tries = 100): Promise<void> => {
  try {
    await ask()
  } catch (error) {
    if (tries === 0) throw error
    await delay(50)
    await untilReady(ask, tries - 1)
  }
}
