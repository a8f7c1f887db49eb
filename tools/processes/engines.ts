import { existsSync } from 'node:fs'
import { installPackages } from './apt.js'

/** A browser beside Chromium that the visitor's way is walked in (ui/test/engines). */
interface Engine {
  readonly name: string
  /** The test file that needs it. */
  readonly test: string
  /** Debian's packages that bring it. */
  readonly packages: ReadonlyArray<string>
  readonly isInstalled: () => boolean
}

const someExists = (...places: ReadonlyArray<string>): boolean => places.some(existsSync)

const engines: ReadonlyArray<Engine> = [
  {
    name: 'Firefox',
    test: 'ui/test/engines/firefox.test.ts',
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
    test: 'ui/test/engines/webkit.test.ts',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((place) => existsSync(place)),
  },
]

/**
 * Installs the engines that these tests need and that are missing, if this user may. One line for each: whether it was there
 * to test in.
 */
export const ensureEngines = (runs: (test: string) => boolean): ReadonlyArray<string> => {
  const needed = engines.filter(({ test }) => runs(test))
  const missing = needed.filter((engine) => !engine.isInstalled())
  if (missing.length > 0) installPackages(...missing.flatMap(({ packages }) => packages))
  return needed.map(({ name, packages, isInstalled }) =>
    isInstalled()
      ? `The visitor’s way was tested in ${name}.`
      : `The visitor’s way was not tested in ${name}: it is missing, and this user may not install it (Debian: ${packages.join(', ')}).`,
  )
}
