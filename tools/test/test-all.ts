// `npm test`: runs all checks and the tests of every change. `npm test -- core` or `npm test -- result-code` runs matching
// tests without the checks, and `npm test -- --shard=1/2` one half of the tests. `--nightly` selects the nightly tests
// instead. The last line contains the numbers of passed and failed checks and tests.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checks, runChecks } from '../check/checks.js'
import { ensureTestChromium } from '../programs/chromium.js'
import { ensureTestPrograms } from '../programs/test-programs.js'
import type { Postgres } from '../programs/postgres.js'
import { startPostgres } from '../programs/postgres.js'
import { startPgBouncer } from '../programs/pgbouncer.js'
import { passes, tool } from '../programs/steps.js'
import { workspace } from '../programs/workspace.js'
import type { Selection, Suite } from './selection.js'
import { noTestText, selectionOf, testedPackages, testFiles } from './selection.js'

interface Count {
  readonly passed: number
  readonly failed: number
}

const none: Count = { passed: 0, failed: 0 }

const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

const sum = (counts: ReadonlyArray<Count>): Count =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))

const args = process.argv.slice(2)
const suite: Suite = args.includes('--nightly') ? 'nightly' : 'change'
const shards = args.filter((arg) => arg.startsWith('--shard='))
const words = args.filter((arg) => !arg.startsWith('--'))

const report = path.join(workspace, 'node_modules/.cache/kaoiro-tests.json')

/** Reads vitest's report; counts nothing if vitest stopped before writing it. */
const readReport = (): Count => {
  if (!existsSync(report)) return none
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Runs tests. A run that fails without a failed test counts as one failure. */
const runTests = async (
  selection: Selection,
  browser: string | undefined,
  postgres: Postgres | undefined,
  pooler: Postgres | undefined,
): Promise<Count> => {
  rmSync(report, { force: true })
  const ran = await passes(
    tool(
      'tests',
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // Perhaps this machine cannot run any of the selected tests.
      '--passWithNoTests',
      ...(suite === 'nightly' ? ['--mode', 'nightly'] : []),
      ...selection.packages.flatMap((name) => ['--project', name]),
      ...shards,
      ...selection.words,
    ),
    {
      ...process.env,
      ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
      ...(postgres === undefined ? {} : { KAOIRO_TEST_DATABASE_URL: postgres.url }),
      ...(pooler === undefined ? {} : { KAOIRO_TEST_POOLER_URL: pooler.url }),
    },
  )
  const { passed, failed } = readReport()
  return { passed, failed: ran ? failed : Math.max(1, failed) }
}

/** Reports a missing browser, which counts as a failure in CI. */
const browserCount = (browser: string | undefined): Count => {
  if (browser !== undefined) return none
  console.log(
    '\nThe browser tests did not run: Chromium is missing, and this user may not install it.\n' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH, and run npm test again.',
  )
  return { passed: 0, failed: process.env['CI'] === undefined ? 0 : 1 }
}

/** Reports whether the database was tested as a server, and behind a pooler, in addition to the embedded database. */
const reportPostgres = (postgres: Postgres | undefined, pooler: Postgres | undefined): void => {
  if (pooler !== undefined)
    console.log('\nThe database was tested as embedded, as a server and behind PgBouncer.')
  else if (postgres !== undefined)
    console.log(
      '\nThe database was tested as embedded and as a server, but not behind PgBouncer: it is missing, and this user\n' +
        'may not install it. Install it (Debian: pgbouncer), and run npm test again.',
    )
  else
    console.log(
      '\nThe database was tested as embedded only: PostgreSQL is missing, and this user may not install\n' +
        'it. Install it (Debian: postgresql), and run npm test again.',
    )
}

/**
 * Runs tests with the browsers and the database that they need. vitest.config.ts excludes those that this machine cannot
 * run; they are reported here.
 */
const runSelected = async (selection: Selection): Promise<Count> => {
  const [needsBrowser, needsDatabase] = ['ui', 'api'].map((name) =>
    selection.packages.includes(name),
  )
  const browser = needsBrowser ? ensureTestChromium() : undefined
  const testPrograms = ensureTestPrograms(selection.files)
  // Without fsync, the server is faster. The data need not survive a crash.
  const postgres = needsDatabase ? await startPostgres(['fsync=off']) : undefined
  const pooler = postgres === undefined ? undefined : await startPgBouncer(postgres)
  const packages = selection.packages.filter((name) => name !== 'ui' || browser !== undefined)
  const run = async (): Promise<Count> => {
    try {
      return packages.length === 0
        ? none
        : await runTests({ ...selection, packages }, browser, postgres, pooler)
    } finally {
      await pooler?.stop()
      await postgres?.stop()
    }
  }
  const ran = await run()
  const count = needsBrowser ? sum([ran, browserCount(browser)]) : ran
  if (needsDatabase) reportPostgres(postgres, pooler)
  for (const line of testPrograms) console.log(line)
  return count
}

/**
 * Runs all checks and tests, like CI. The checks run in parallel with the first tests. Failed checks are named again at
 * the end, because their output has scrolled away.
 */
const runAll = async (): Promise<Count> => {
  const [passed, tests] = await Promise.all([
    runChecks(),
    runSelected({ packages: testedPackages, files: testFiles(suite), words: [] }),
  ])
  for (const { name } of checks.filter((_, index) => passed[index] === false))
    console.log(`✗ ${name} failed; run npm run check to see the output again`)
  return sum([...passed.map(one), tests])
}

/** Runs selected tests without the checks. */
const runPart = async (): Promise<Count> => {
  const selection = selectionOf(words, testFiles(suite), testedPackages)
  if (selection.packages.length > 0) return runSelected(selection)
  console.log(noTestText(words, testedPackages, suite))
  return { passed: 0, failed: 1 }
}

// Ctrl-C also reaches the tests. This process waits for their end and then stops the database.
const interruption = new AbortController()
process.on('SIGINT', () => interruption.abort())

const { passed, failed } = await (args.length === 0 ? runAll() : runPart())
console.log(`\n${passed} passed, ${failed} failed`)
const status = failed === 0 ? 0 : 1
process.exitCode = interruption.signal.aborted ? 130 : status
