import { expect, test } from 'vitest'
import { workspace } from '../../programs/workspace.js'
import { sourceFiles } from '../source-files.js'

const noticed = ['core', 'cli', 'texts', 'tools'].flatMap((name) => sourceFiles(workspace, name))

test.each(['core/src/diagnosis/level.ts', 'cli/bin/kaoiro.cjs', 'tools/test/test-all.ts'])(
  'includes %s',
  (file) => expect(noticed).toContain(file),
)

test('excludes tests and build outputs', () => {
  expect(noticed.filter((file) => /\.test\.ts$|\/(?:dist|compiled)\//.test(file))).toEqual([])
})
