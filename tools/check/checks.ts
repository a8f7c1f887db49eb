import type { Step } from '../processes/steps.js'
import { tool } from '../processes/steps.js'

const eslint = (name: string, ...folders: ReadonlyArray<string>): Step =>
  tool(`lint of ${name}`, 'eslint/bin/eslint.js', ...folders)

/** They read sources alone, or what the build made. */
const besideTheCompiler: ReadonlyArray<Step> = [
  tool('types', 'typescript/bin/tsc', '-b'),
  tool(
    'format',
    'prettier/bin/prettier.cjs',
    ...['--check', '--log-level', 'warn', '.'],
    // By content: what it says of a file depends on nothing but the file and its options.
    ...['--cache', '--cache-strategy', 'content'],
    ...['--cache-location', 'node_modules/.cache/kaoiro-prettier'],
  ),
  tool('size of the first load', 'size-limit/bin.js'),
]

/** They read the declarations that the compiler may just have written. The longest comes first. */
const afterTheCompiler: ReadonlyArray<Step> = [
  // No cache: a type-aware rule may find a fault in a file because another one has changed.
  eslint('core, fixtures, api and cli', 'core', 'fixtures', 'api', 'cli'),
  eslint('tools', 'tools', 'vitest.config.ts'),
  eslint('screens', 'ui'),
  tool(
    'boundaries',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.js',
    ...['core', 'fixtures', 'api', 'cli', 'ui'].map((folder) => `${folder}/src`),
    'tools',
  ),
  tool('unused code', 'knip/bin/knip.js'),
]

/** Each of these starts when the one before has ended; its steps run side by side. */
export const checks = [besideTheCompiler, afterTheCompiler] as const
