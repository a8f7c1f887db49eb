// `npm test`: everything that CI does. `npm test -- core` or `npm test -- result-code`: a part of the tests, without the
// checks. The last line counts what passed and what failed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { checks, runChecks } from '../check/checks.js'
import { scheduleAsBatch } from '../programs/batch-work.js'
import { ensureTestChromium } from '../programs/chromium.js'
import { ensureEngines } from '../programs/engines.js'
import type { Postgres } from '../programs/postgres.js'
import { startPostgres } from '../programs/postgres.js'
import { passes, tool } from '../programs/steps.js'
import { workspace } from '../programs/workspace.js'
import type { Selection } from './selection.js'
import { filesToRun, noTestText, selectionOf } from './selection.js'
import { testedPackages, testFiles } from './test-files.js'

interface Count {
  readonly passed: number
  readonly failed: number
}

const none: Count = { passed: 0, failed: 0 }

const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

const sum = (counts: ReadonlyArray<Count>): Count =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))

const report = path.join(workspace, 'node_modules/.cache/kaoiro-tests.json')

/** What vitest has written down; nothing where it broke off before. */
const readReport = (): Count => {
  if (!existsSync(report)) return none
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Their tests compute and never wait: a worker more than there are cores would load everything once more for nothing. */
const computing = ['core', 'fixtures']

const workersFor = (packages: ReadonlyArray<string>): ReadonlyArray<string> =>
  packages.every((name) => computing.includes(name))
    ? [`--maxWorkers=${availableParallelism()}`]
    : []

/** Runs the tests of these packages, by name. A run that fails without a failed test counts as one. */
const runTests = async (
  { packages, words }: Selection,
  browser: string | undefined,
  postgres: Postgres | undefined,
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
      ...packages
        .filter((name) => name !== 'ui' || browser !== undefined)
        .flatMap((name) => ['--project', name]),
      ...workersFor(packages),
      ...words,
    ),
    {
      ...process.env,
      ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
      ...(postgres === undefined ? {} : { KAOIRO_TEST_DATABASE_URL: postgres.url }),
    },
  )
  const { passed, failed } = readReport()
  return { passed, failed: ran ? failed : Math.max(1, failed) }
}

/** Where no browser can be had, that is said, and CI does not let it pass. */
const browserCount = (browser: string | undefined): Count => {
  if (browser !== undefined) return none
  console.log(
    '\nThe browser tests did not run: there is no Chromium, and this user may not install one.\n' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH, and run npm test again.',
  )
  return { passed: 0, failed: process.env['CI'] === undefined ? 0 : 1 }
}

/** Without a server the tests of the database hold for the embedded one alone, which is said. */
const reportPostgres = (postgres: Postgres | undefined): void => {
  if (postgres !== undefined) console.log('\nThe database was tested as embedded and as a server.')
  else
    console.log(
      '\nThe database was tested as embedded only: there is no PostgreSQL, and this user may not install\n' +
        'one. Install it (Debian: postgresql), and run npm test again.',
    )
}

/** What vitest.config.ts leaves out where there is no server. */
const ofServer = 'api/test/service/nodes.test.ts'

/**
 * Runs these tests, with the browsers and the database that they need: one that needs neither starts neither. Where
 * nothing is left that this machine can run, the lines say what is missing, and nothing has failed.
 */
const runSelected = async (selection: Selection): Promise<Count> => {
  const files = filesToRun(selection, testFiles(), () => false)
  const [needsBrowser, needsDatabase] = ['ui', 'api'].map((name) =>
    selection.packages.includes(name),
  )
  const browser = needsBrowser ? ensureTestChromium() : undefined
  const engines = ensureEngines(files)
  // What it keeps is gone at the end anyway.
  const postgres = needsDatabase ? await startPostgres(['fsync=off']) : undefined
  const runnable = filesToRun(
    selection,
    files,
    (file) =>
      engines.leftOut.includes(file) ||
      (postgres === undefined && file === ofServer) ||
      (browser === undefined && file.startsWith('ui/')),
  )
  const run = async (): Promise<Count> => {
    try {
      return runnable.length === 0 ? none : await runTests(selection, browser, postgres)
    } finally {
      await postgres?.stop()
    }
  }
  const ran = await run()
  const count = needsBrowser ? sum([ran, browserCount(browser)]) : ran
  if (needsDatabase) reportPostgres(postgres)
  for (const line of engines.lines) console.log(line)
  return count
}

/**
 * All that CI does. The checks run beside the first tests, many of which wait: for databases that were killed, for limits.
 * What the checks say is far up at the end, so those that failed are named again.
 */
const runAll = async (): Promise<Count> => {
  const [passed, tests] = await Promise.all([
    runChecks(),
    runSelected({ packages: testedPackages, words: [] }),
  ])
  for (const { name } of checks.filter((_, index) => passed[index] === false))
    console.log(`✗ ${name} failed at the start; to see it again: npm run check`)
  return sum([...passed.map(one), tests])
}

/** A part of the tests, without the checks. */
const runPart = async (args: ReadonlyArray<string>): Promise<Count> => {
  const selection = selectionOf(args, testFiles(), testedPackages)
  if (selection.packages.length > 0) return runSelected(selection)
  console.log(noTestText(args, testedPackages))
  return { passed: 0, failed: 1 }
}

// Ctrl-C reaches the tests, too: this waits for their end, and then stops the database.
const interruption = new AbortController()
process.on('SIGINT', () => interruption.abort())

scheduleAsBatch()
const args = process.argv.slice(2)
const { passed, failed } = await (args.length === 0 ? runAll() : runPart(args))
console.log(`\n${passed} passed, ${failed} failed`)
const status = failed === 0 ? 0 : 1
process.exitCode = interruption.signal.aborted ? 130 : status
