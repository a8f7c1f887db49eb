import { readdirSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../processes/workspace.js'

/** Packages before those that import them. */
export const testedPackages = ['core', 'fixtures', 'analyser', 'api', 'cli', 'ui', 'tools']

/** `npm run test:research` runs the tests of the research folder. */
const leftOut = ['node_modules', 'dist', 'tools/research']

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(path.join(workspace, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [file]
    return ['node_modules', 'dist', 'research'].includes(entry.name) ? [] : filesIn(file)
  })

/** All test files, from the top of the workspace; those of `tools/research` run by a script of their own. */
export const testFiles = (): ReadonlyArray<string> =>
  testedPackages.flatMap(filesIn).filter((file) => file.endsWith('.test.ts'))
