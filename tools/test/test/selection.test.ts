import { expect, test } from 'vitest'
import { filesToRun, selectionOf } from '../selection.js'

const files = [
  'core/test/result-code/base62.test.ts',
  'cli/test/decode.test.ts',
  'ui/test/decode.test.ts',
]
const packages = ['core', 'cli', 'ui']
const select = (...args: ReadonlyArray<string>) => selectionOf(args, files, packages)

test('a package’s name selects its tests', () => {
  expect(select('core')).toEqual({ packages: ['core'], words: [] })
})

test('another word selects the files whose path has it, whatever their package', () => {
  expect(select('decode')).toEqual({ packages: ['cli', 'ui'], words: ['decode'] })
})

test('both together select the files of that package', () => {
  expect(select('cli', 'decode')).toEqual({ packages: ['cli'], words: ['decode'] })
})

test('what no file has selects no package', () => {
  expect(select('core', 'decode').packages).toEqual([])
})

test('the files that are run are those of the selection, without what this machine cannot run', () => {
  const run = (args: ReadonlyArray<string>, leftOut: ReadonlyArray<string>) =>
    filesToRun(select(...args), files, (file) => leftOut.includes(file))
  expect(run([], [])).toEqual(files)
  expect(run(['cli'], [])).toEqual(['cli/test/decode.test.ts'])
  expect(run(['decode'], ['ui/test/decode.test.ts'])).toEqual(['cli/test/decode.test.ts'])
  expect(run(['base62'], ['core/test/result-code/base62.test.ts'])).toEqual([])
})
