import type { Program } from './system-packages.js'
import { installPackages, isInstalled, programs } from './system-packages.js'

/** A browser engine for tests in addition to Chromium. */
interface Engine {
  readonly name: string
  /** The test file that needs this engine. */
  readonly own: string
  readonly program: Program
}

const engines: ReadonlyArray<Engine> = [
  { name: 'Firefox', own: 'ui/test/engines/firefox.test.ts', program: programs.firefox },
  { name: 'WebKit', own: 'ui/test/engines/webkit.test.ts', program: programs.webKit },
]

/** The tests of on-device analysis use each installed engine. */
const ofAllEngines = 'ui/test/device/device.test.ts'

/**
 * Installs missing engines that these test files need, if this user may. Returns a line for each needed engine: whether
 * the screens were tested in it.
 */
export const ensureEngines = (files: ReadonlyArray<string>): ReadonlyArray<string> => {
  const needed = engines.filter(({ own }) => files.includes(own) || files.includes(ofAllEngines))
  const missing = needed.filter(({ program }) => !isInstalled(program))
  if (missing.length > 0) installPackages(...missing.flatMap(({ program }) => program.packages))
  return needed.map(lineOf)
}

const lineOf = ({ name, program }: Engine): string =>
  isInstalled(program)
    ? `The screens were tested in ${name}.`
    : `The screens were not tested in ${name}: it is missing, and this user may not install it (Debian: ${program.packages.join(', ')}).`
