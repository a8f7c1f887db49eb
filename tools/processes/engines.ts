import { existsSync } from 'node:fs'
import { installPackages } from './apt.js'

/** A browser beside Chromium that the visitor's way is walked in (ui/test/engines). */
interface Engine {
  readonly name: string
  /** Debian's packages that bring it. */
  readonly packages: ReadonlyArray<string>
  readonly isInstalled: () => boolean
}

const someExists = (...places: ReadonlyArray<string>): boolean => places.some(existsSync)

const engines: ReadonlyArray<Engine> = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isInstalled: () =>
      someExists(
        process.env['FIREFOX_PATH'] ?? '',
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((place) => existsSync(place)),
  },
]

/** Installs the engines that are missing, if this user may. One line for each: whether it was there to test in. */
export const ensureEngines = (): ReadonlyArray<string> => {
  const missing = engines.filter((engine) => !engine.isInstalled())
  if (missing.length > 0) installPackages(...missing.flatMap(({ packages }) => packages))
  return engines.map(({ name, packages, isInstalled }) =>
    isInstalled()
      ? `The visitor’s way was tested in ${name}.`
      : `The visitor’s way was not tested in ${name}: it is missing, and this user may not install it (Debian: ${packages.join(', ')}).`,
  )
}
