import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../../programs/workspace.js'
import { foldersInCycles } from './folder-cycles.js'

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules|test)\//.test(file)

const sourcesIn = (folder: string): ReadonlyArray<readonly [string, string]> =>
  readdirSync(path.join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter(isSource)
    .map((file) => [file, readFileSync(path.join(workspace, file), 'utf8')])

test.each([
  'core/src',
  'analyser/src',
  'drawing/src',
  'texts/src',
  'screens/src',
  'api/src',
  'cli/src',
  'ui/src',
  'ui/site',
  'fixtures/src',
  'tools',
])('the folders of %s have no import cycles', (folder) => {
  const sources = new Map(sourcesIn(folder))
  expect(sources.size).toBeGreaterThan(5)
  expect(foldersInCycles(sources)).toEqual([])
})

test('foldersInCycles finds a folder and its subfolder that import each other', () => {
  const sources = new Map([
    ['a/one.ts', "import { two } from './b/two.js'"],
    ['a/b/two.ts', "import type { Three } from '../three.js'"],
    ['c/four.ts', "import { one } from '../a/one.js'"],
  ])
  expect(foldersInCycles(sources)).toEqual(['a', 'a/b'])
})
