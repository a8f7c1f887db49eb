/**
 * Test files that take long and are short to read, of each package the longest first. Vitest knows how long a file took
 * the last time; in a fresh clone it goes by sizes, and these would come last, alone on one core. The engines' journeys
 * are left there: beside the longest files a test in WebKit once took more than its minute.
 */
export const longFiles: ReadonlyArray<string> = [
  'ui/test/visual/screens.test.ts',
  'ui/test/device/device.test.ts',
  'ui/test/device/ask.test.ts',
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

/** The waiting file; then all in their order, but each package's long ones in theirs before. A package's files stand together. */
export const longFirst = <A>(
  files: ReadonlyArray<A>,
  packageOf: (file: A) => string,
  pathOf: (file: A) => string,
): ReadonlyArray<A> => {
  const is = (file: A, name: string): boolean => pathOf(file).endsWith(`/${name}`)
  const placeOf = (file: A) => {
    const place = longFiles.findIndex((long) => is(file, long))
    return place < 0 ? longFiles.length : place
  }
  const packages = [...new Set(files.map(packageOf))]
  const together = packages.flatMap((name) =>
    files
      .filter((file) => packageOf(file) === name)
      .sort((one, other) => placeOf(one) - placeOf(other)),
  )
  return [
    ...together.filter((file) => is(file, waitingFile)),
    ...together.filter((file) => !is(file, waitingFile)),
  ]
}
