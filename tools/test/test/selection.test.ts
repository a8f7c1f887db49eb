import { expect, test } from 'vitest'
import { filesToRun, noTestText, selectionOf } from '../selection.js'
import { testFiles } from '../test-files.js'

const files = [
  'core/test/result-code/base62.test.ts',
  'cli/test/decode.test.ts',
  'ui/test/decode.test.ts',
]
const packages = ['core', 'cli', 'ui']
const select = (...args: ReadonlyArray<string>) => selectionOf(args, files, packages)

test('a package name selects its tests', () => {
  expect(select('core')).toEqual({ packages: ['core'], words: [] })
})

test.each(['decode', 'DECODE'])('the word %s selects matching paths in all packages', (word) => {
  expect(select(word)).toEqual({ packages: ['cli', 'ui'], words: [word] })
})

test('a package and a word select the matching paths of the package', () => {
  expect(select('cli', 'decode')).toEqual({ packages: ['cli'], words: ['decode'] })
})

test('an empty selection is reported with its package and word', () => {
  expect(select('core', 'decode').packages).toEqual([])
  expect(noTestText(['core', 'decode'], packages)).toBe(
    'No test file of core has decode in its path.\nThe packages are core, cli, ui.',
  )
  expect(noTestText(['jpeg'], packages)).toMatch(/^No test file has jpeg in its path\.\n/)
})

test('the files to run exclude those that this machine cannot run', () => {
  const run = (args: ReadonlyArray<string>, leftOut: ReadonlyArray<string>) =>
    filesToRun(select(...args), files, (file) => leftOut.includes(file))
  expect(run([], [])).toEqual(files)
  expect(run(['cli'], [])).toEqual(['cli/test/decode.test.ts'])
  expect(run(['decode'], ['ui/test/decode.test.ts'])).toEqual(['cli/test/decode.test.ts'])
  expect(run(['base62'], ['core/test/result-code/base62.test.ts'])).toEqual([])
})

test('tests of the research folder, which vitest leaves out of the package tools, are no candidates', () => {
  expect(testFiles().filter((file) => file.startsWith('tools/research/'))).toEqual([])
})
