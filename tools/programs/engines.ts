import type { Program } from './system-packages.js'
import { installPackages, isInstalled, programs } from './system-packages.js'

/** A browser beside Chromium that the screens are tested in. */
interface Engine {
  readonly name: string
  /** The test file that is nothing without it. */
  readonly own: string
  readonly program: Program
}

const engines: ReadonlyArray<Engine> = [
  { name: 'Firefox', own: 'ui/test/engines/firefox.test.ts', program: programs.firefox },
  { name: 'WebKit', own: 'ui/test/engines/webkit.test.ts', program: programs.webKit },
]

/** The analysis on the device is tested in each engine that is there. */
const ofAllEngines = 'ui/test/device/device.test.ts'

interface EnsuredEngines {
  /** One for each that these tests need: whether it was there to test in. */
  readonly lines: ReadonlyArray<string>
  /** The test files that are left out (vitest.config.ts). */
  readonly leftOut: ReadonlyArray<string>
}

/** Installs the engines that these test files need and that are missing, if this user may. */
export const ensureEngines = (files: ReadonlyArray<string>): EnsuredEngines => {
  const needed = engines.filter(({ own }) => files.includes(own) || files.includes(ofAllEngines))
  const missing = needed.filter(({ program }) => !isInstalled(program))
  if (missing.length > 0) installPackages(...missing.flatMap(({ program }) => program.packages))
  return {
    lines: needed.map(lineOf),
    leftOut: needed.filter(({ program }) => !isInstalled(program)).map(({ own }) => own),
  }
}

const lineOf = ({ name, program }: Engine): string =>
  isInstalled(program)
    ? `The screens were tested in ${name}.`
    : `The screens were not tested in ${name}: it is missing, and this user may not install it (Debian: ${program.packages.join(', ')}).`
