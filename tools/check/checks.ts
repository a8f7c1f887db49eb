import type { Step } from '../processes/steps.js'
import { tool } from '../processes/steps.js'

export const checks: ReadonlyArray<Step> = [
  tool('types', 'typescript/bin/tsc', '-b'),
  tool('lint', 'eslint/bin/eslint.js', '.'),
  tool('format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  tool(
    'boundaries',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.js',
    ...['core', 'fixtures', 'api', 'cli', 'ui'].map((folder) => `${folder}/src`),
    'tools',
  ),
  tool('unused code', 'knip/bin/knip.js'),
  tool('size of the first load', 'size-limit/bin.js'),
]
