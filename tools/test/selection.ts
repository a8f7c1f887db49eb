import { readdirSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../programs/workspace.js'

/** All packages with tests. Each comes before the packages that import it. */
export const testedPackages = [
  ...['core', 'analyser', 'drawing', 'texts', 'screens', 'store'],
  ...['api', 'cli', 'ui', 'tools'],
]

/** `npm test` runs the tests of every change, `npm run test:nightly` those named `*.nightly.test.ts`. */
export type Suite = 'change' | 'nightly'

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(path.join(workspace, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [file]
    return ['node_modules', 'dist', 'research'].includes(entry.name) ? [] : filesIn(file)
  })

/** All test files of a suite, relative to the workspace, except for those of `npm run test:research`. */
export function testFiles(suite: Suite): ReadonlyArray<string> {
  return testedPackages
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => file.endsWith('.nightly.test.ts') === (suite === 'nightly'))
}

/** Tests to run: those of `packages` with one of `words` in their path, or all of `packages` without words. */
export interface Selection {
  readonly packages: ReadonlyArray<string>
  readonly files: ReadonlyArray<string>
  readonly words: ReadonlyArray<string>
}

const packageOf = (file: string): string => file.split('/')[0] ?? ''

/** Ignores case, as vitest does. */
const matches =
  (words: ReadonlyArray<string>) =>
  (file: string): boolean =>
    words.length === 0 || words.some((word) => file.toLowerCase().includes(word.toLowerCase()))

const parse = (args: ReadonlyArray<string>, packages: ReadonlyArray<string>) => ({
  named: args.filter((arg) => packages.includes(arg)),
  words: args.filter((arg) => !packages.includes(arg)),
})

/**
 * Selects tests by package names and by words in their paths, as in `npm test -- core` or `npm test -- cli decode`.
 * Words without a package match in all packages.
 *
 * @param files all test files, relative to the workspace
 * @param packages all packages with tests
 */
export function selectionOf(
  args: ReadonlyArray<string>,
  files: ReadonlyArray<string>,
  packages: ReadonlyArray<string>,
): Selection {
  const { named, words } = parse(args, packages)
  const matching = files
    .filter((file) => named.length === 0 || named.includes(packageOf(file)))
    .filter(matches(words))
  return {
    packages: packages.filter((name) => matching.some((file) => packageOf(file) === name)),
    files: matching,
    words,
  }
}

/** Message for a selection without tests. */
export function noTestText(
  args: ReadonlyArray<string>,
  packages: ReadonlyArray<string>,
  suite: Suite,
): string {
  const { named, words } = parse(args, packages)
  const where = named.length === 0 ? '' : ` of ${named.join(' or ')}`
  const file = suite === 'nightly' ? 'nightly test file' : 'test file'
  const other = suite === 'nightly' ? 'npm test' : 'npm run test:nightly'
  return `No ${file}${where} has ${words.join(' or ')} in its path.\nThe packages are ${packages.join(', ')}; ${other} runs the other tests.`
}
