import { expect, test } from 'vitest'
import { noTestText, selectionOf, testFiles } from '../selection.js'

const files = [
  'core/test/result-code/base62.test.ts',
  'cli/test/decode.test.ts',
  'ui/test/decode.test.ts',
]
const packages = ['core', 'cli', 'ui']
const select = (...args: ReadonlyArray<string>) => selectionOf(args, files, packages)

test('selectionOf selects the tests of a package by its name', () => {
  expect(select('core')).toMatchObject({ packages: ['core'], words: [] })
})

test.each(['decode', 'DECODE'])(
  'selectionOf selects paths that contain %s in all packages',
  (word) => {
    expect(select(word)).toMatchObject({ packages: ['cli', 'ui'], words: [word] })
  },
)

test('selectionOf selects matching paths of a package', () => {
  expect(select('cli', 'decode')).toMatchObject({ packages: ['cli'], words: ['decode'] })
})

test('noTestText names the package and the word', () => {
  expect(select('core', 'decode').packages).toEqual([])
  expect(noTestText(['core', 'decode'], packages)).toBe(
    'No test file of core has decode in its path.\nThe packages are core, cli, ui.',
  )
  expect(noTestText(['jpeg'], packages)).toMatch(/^No test file has jpeg in its path\.\n/)
})

test('testFiles excludes tools/research, like vitest', () => {
  expect(testFiles().filter((file) => file.startsWith('tools/research/'))).toEqual([])
})
