import { availableParallelism } from 'node:os'
import { inParallel } from '../programs/in-parallel.js'
import type { Step } from '../programs/steps.js'
import { passesApart, tool } from '../programs/steps.js'

/** They read the sources, or what the build made, and nothing of each other's. The longest come first. */
export const checks: ReadonlyArray<Step> = [
  // By the types in the sources, never in a build that may be stale. The rules: `.oxlintrc.json`.
  tool('lint', 'oxlint/bin/oxlint'),
  // One checker each: more of them check what they share again, which costs half as much CPU time once more.
  tool('types', '@typescript/native/bin/tsc', '-b', '--checkers', '1'),
  tool('unused code', 'knip/bin/knip.js'),
  tool(
    'boundaries',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.js',
    ...['core', 'fixtures', 'analyser', 'api', 'cli', 'ui'].map((folder) => `${folder}/src`),
    'tools',
  ),
  tool('format', 'oxfmt/bin/oxfmt', '--check'),
  tool('size of the first load', 'size-limit/bin.js'),
]

/** Runs all checks, one on each core at a time; whether each of them passed. */
export const runChecks = (): Promise<ReadonlyArray<boolean>> =>
  inParallel(checks, availableParallelism(), passesApart)
