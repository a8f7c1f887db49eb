/**
 * Test files that take long and are short to read, of each package the longest first. Vitest knows how long a file took
 * the last time; in a fresh clone it goes by sizes, and these would come last, alone on one core.
 */
export const longFiles: ReadonlyArray<string> = [
  'ui/test/visual/screens.test.ts',
  'ui/test/device/device.test.ts',
  'ui/test/device/ask.test.ts',
  'ui/test/device/look-for-service.test.ts',
  'tools/try-package/test/installed.test.ts',
  'cli/test/built/other-nodes.test.ts',
  'cli/test/built/program.test.ts',
  'cli/test/commands/serve/built.test.ts',
  'cli/test/built/interrupted.test.ts',
  'api/test/sessions/analysis/queued-sessions.test.ts',
  'api/test/service/disk.test.ts',
]

/** It waits most of half a minute, for databases that were killed: from the start, beside what keeps the cores busy. */
export const waitingFile = 'api/test/service/killed.test.ts'

/**
 * The visitor's journey in each engine takes long, too, and half of that time it waits for its browser: not at the end, where
 * the cores would wait with it, and not beside the longest files, where a test in WebKit once took more than its minute.
 */
export const journeys: ReadonlyArray<string> = [
  'ui/test/engines/webkit.test.ts',
  'ui/test/engines/firefox.test.ts',
  'ui/test/engines/chromium.test.ts',
]

/** This many of the last files take about as long as the journeys. */
export const filesBesideJourneys = 40

/**
 * The waiting file; then the others, package by package: its long files, all others in the order given, and before the last of
 * those the journeys.
 */
export const longFirst = <A>(
  files: ReadonlyArray<A>,
  packageOf: (file: A) => string,
  pathOf: (file: A) => string,
): ReadonlyArray<A> => {
  const is = (file: A, name: string): boolean => pathOf(file).endsWith(`/${name}`)
  /** The files that a list names, in its order, and the others. */
  const partition = (list: ReadonlyArray<string>, all: ReadonlyArray<A>) => ({
    named: list.flatMap((name) => all.filter((file) => is(file, name))),
    others: all.filter((file) => !list.some((name) => is(file, name))),
  })
  const inOrder = (ofPackage: ReadonlyArray<A>): ReadonlyArray<A> => {
    const { named: long, others: rest } = partition(longFiles, ofPackage)
    const { named: walked, others } = partition(journeys, rest)
    return [
      ...long,
      ...others.slice(0, -filesBesideJourneys),
      ...walked,
      ...others.slice(-filesBesideJourneys),
    ]
  }
  const packages = [...new Set(files.map(packageOf))]
  const together = packages.flatMap((name) =>
    inOrder(files.filter((file) => packageOf(file) === name)),
  )
  const { named: waiting, others } = partition([waitingFile], together)
  return [...waiting, ...others]
}
