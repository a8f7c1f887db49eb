import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../../programs/workspace.js'
import { noTestText, selectionOf, testedPackages, testFiles } from '../selection.js'

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
  expect(noTestText(['core', 'decode'], packages, 'change')).toBe(
    'No test file of core has decode in its path.\nThe packages are core, cli, ui; npm run test:nightly runs the other tests.',
  )
  expect(noTestText(['jpeg'], packages, 'nightly')).toMatch(
    /^No nightly test file has jpeg in its path\.\n/,
  )
})

test('testFiles excludes tools/research, like vitest', () => {
  expect(testFiles('change').filter((file) => file.startsWith('tools/research/'))).toEqual([])
})

test('testFiles finds each test in one suite, by its name', () => {
  expect(testFiles('nightly')).toContain('tools/try-package/test/installed.nightly.test.ts')
  expect(testFiles('change').filter((file) => file.includes('.nightly.'))).toEqual([])
})

test('every package with tests is tested', () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    readonly workspaces: ReadonlyArray<string>
  }
  // Fixtures are what the others test against.
  expect(new Set([...testedPackages, 'fixtures'])).toEqual(new Set(workspaces))
})
