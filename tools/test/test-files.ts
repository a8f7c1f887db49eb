import { readdirSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../programs/workspace.js'

/** Packages before those that import them. */
export const testedPackages = ['core', 'fixtures', 'analyser', 'api', 'cli', 'ui', 'tools']

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(path.join(workspace, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [file]
    return ['node_modules', 'dist', 'research'].includes(entry.name) ? [] : filesIn(file)
  })

/** All test files, relative to the workspace, except for those of `npm run test:research`. */
export const testFiles = (): ReadonlyArray<string> =>
  testedPackages.flatMap(filesIn).filter((file) => file.endsWith('.test.ts'))
