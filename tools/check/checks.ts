import { availableParallelism } from 'node:os'
import { inParallel } from '../programs/in-parallel.js'
import type { Step } from '../programs/steps.js'
import { passesApart, tool } from '../programs/steps.js'

/** Independent checks of the sources and the build, the longest first. */
export const checks: ReadonlyArray<Step> = [
  // Uses the types of the sources, not of a build that may be stale. Rules: `.oxlintrc.json`.
  tool('lint', 'oxlint/bin/oxlint'),
  // One checker: several would check shared files repeatedly, which costs 50 % more CPU time.
  tool('types', '@typescript/native/bin/tsc', '-b', '--checkers', '1'),
  tool('unused code', 'knip/bin/knip.js'),
  tool(
    'boundaries',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.js',
    ...['core', 'analyser', 'drawing', 'screens', 'texts', 'store', 'api', 'cli', 'ui'].flatMap(
      (folder) => [`${folder}/src`, `${folder}/test`],
    ),
    ...['fixtures/src', 'ui/site', 'tools'],
  ),
  tool('format', 'oxfmt/bin/oxfmt', '--check'),
  tool('size of the first load', 'size-limit/bin.js'),
]

/** Runs all checks, as many at once as there are cores. Returns whether each passed. */
export function runChecks(): Promise<ReadonlyArray<boolean>> {
  return inParallel(checks, availableParallelism(), passesApart)
}
