/** Which tests are to run: of these packages, those whose path has one of the words in it; all if there is none. */
export interface Selection {
  readonly packages: ReadonlyArray<string>
  readonly words: ReadonlyArray<string>
}

const packageOf = (file: string): string => file.split('/')[0] ?? ''

/** Whether a path has one of the words in it; every path has, if there is none. */
const matches =
  (words: ReadonlyArray<string>) =>
  (file: string): boolean =>
    words.length === 0 || words.some((word) => file.includes(word))

/**
 * What `npm test -- core` or `npm test -- result-code` means: names of packages, and words that a test file's path
 * has. Words without a package look in all.
 *
 * @param files all test files, from the top of the workspace
 * @param packages all packages that have tests
 */
export const selectionOf = (
  args: ReadonlyArray<string>,
  files: ReadonlyArray<string>,
  packages: ReadonlyArray<string>,
): Selection => {
  const named = args.filter((arg) => packages.includes(arg))
  const words = args.filter((arg) => !packages.includes(arg))
  const among = files.filter((file) => named.length === 0 || named.includes(packageOf(file)))
  const matching = among.filter(matches(words))
  return {
    packages: packages.filter((name) => matching.some((file) => packageOf(file) === name)),
    words,
  }
}

/** The files that a selection leaves to run, without those whose tools this machine has not. */
export const filesToRun = (
  { packages, words }: Selection,
  files: ReadonlyArray<string>,
  isLeftOut: (file: string) => boolean,
): ReadonlyArray<string> =>
  files.filter(
    (file) => packages.includes(packageOf(file)) && matches(words)(file) && !isLeftOut(file),
  )
