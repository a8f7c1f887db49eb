import type { Program } from './system-packages.js'
import { installPackages, isInstalled, programs } from './system-packages.js'

/** A program that tests need in addition to Chromium. */
interface TestProgram {
  /** The test files that need the program. */
  readonly files: ReadonlyArray<string>
  readonly program: Program
  /** The subject of the tests; default the screens. */
  readonly subject?: string
  /** The purpose, after the subject and "were". */
  readonly tested: string
}

/** These nightly tests use each installed engine. */
const ofAllEngines = [
  'ui/test/device/device.nightly.test.ts',
  'ui/test/engines/site/static-site.nightly.test.ts',
  'ui/test/engines/site/store-site.nightly.test.ts',
]

const testPrograms: ReadonlyArray<TestProgram> = [
  {
    files: [
      'ui/test/engines/firefox.test.ts',
      'ui/test/engines/firefox.nightly.test.ts',
      ...ofAllEngines,
    ],
    program: programs.firefox,
    tested: 'tested in Firefox',
  },
  {
    files: [
      'ui/test/engines/webkit.test.ts',
      'ui/test/engines/webkit.nightly.test.ts',
      ...ofAllEngines,
    ],
    program: programs.webKit,
    tested: 'tested in WebKit',
  },
  {
    files: [
      'ui/test/engines/site/store-site.test.ts',
      'ui/test/engines/site/store-site.nightly.test.ts',
    ],
    program: programs.nginx,
    tested: 'tested below a path and in an iframe, behind nginx',
  },
  {
    files: ['api/test/service/api-page.test.ts'],
    program: programs.jq,
    subject: 'The commands of docs/api.md',
    tested: 'tested with curl and jq',
  },
  {
    files: ['tools/check/test/nginx/nginx-nodes.test.ts'],
    program: programs.nginx,
    subject: 'Two nodes',
    tested: 'tested behind nginx with HTTP/2',
  },
  {
    files: ['tools/check/test/monitoring/alerts.test.ts'],
    program: programs.promtool,
    subject: 'The alerts of deploy/monitoring',
    tested: 'tested with promtool',
  },
]

/**
 * Installs missing programs that these test files need, if this user may. Returns a line for each needed program: whether
 * its subject was tested with it.
 */
export function ensureTestPrograms(files: ReadonlyArray<string>): ReadonlyArray<string> {
  const needed = testPrograms.filter((each) => each.files.some((file) => files.includes(file)))
  const missing = needed.filter(({ program }) => !isInstalled(program))
  if (missing.length > 0) installPackages(...missing.flatMap(({ program }) => program.packages))
  return needed.map(lineOf)
}

const lineOf = ({ subject = 'The screens', tested, program }: TestProgram): string =>
  isInstalled(program)
    ? `${subject} were ${tested}.`
    : `${subject} were not ${tested}: a program is missing, and this user may not install it (Debian: ${program.packages.join(', ')}).`
