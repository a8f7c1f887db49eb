/**
 * Test files that take long and are short to read. Vitest knows how long a file took the last time; in a fresh clone
 * it goes by sizes, and these would come last, alone on one core.
 */
export const longFiles: ReadonlyArray<string> = [
  'tools/try-package/test/installed.test.ts',
  'cli/test/built/other-nodes.test.ts',
  'cli/test/built/program.test.ts',
  'cli/test/commands/serve/built.test.ts',
  'cli/test/built/interrupted.test.ts',
  'api/test/service/disk.test.ts',
]

/** Files in their order, but the long ones of each package before its others. A package's files stand together. */
export const longFirst = <A>(
  files: ReadonlyArray<A>,
  packageOf: (file: A) => string,
  pathOf: (file: A) => string,
): ReadonlyArray<A> => {
  const isLong = (file: A) => longFiles.some((long) => pathOf(file).endsWith(`/${long}`))
  const packages = [...new Set(files.map(packageOf))]
  return packages.flatMap((name) => {
    const own = files.filter((file) => packageOf(file) === name)
    return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
  })
}
