import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import { longFirst } from './tools/test/long-first.js'
import { firefox, webKit } from './ui/test/engines/programs.js'

// One project a package, so that `npx vitest run --project core` runs one. Workspace packages are
// read from source, but for the service, which the CLI and the browser tests use as built.
const project = (
  name: string,
  limits: {
    testTimeout?: number
    isolate?: boolean
    sequence?: { groupOrder: number }
    maxWorkers?: number
    include?: Array<string>
    exclude?: Array<string>
    globalSetup?: string
    setupFiles?: string
    server?: { deps: { inline: Array<string> } }
  } = {},
) => ({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  define: {
    KAOIRO_VERSION: '"test"',
    KAOIRO_ANALYSIS: '"service"',
    KAOIRO_LOOK: 'false',
    KAOIRO_PHOTO_THREAD: '"../../../dist/photo-thread.cjs"',
  },
  test: {
    name,
    root: name,
    include: ['test/**/*.test.ts'],
    environment: 'node' as const,
    hookTimeout: 60_000,
    ...limits,
  },
})

// Several nodes share a server's database, never an embedded one: without a server (`npm test` starts one
// where it can, and says so) there is nothing to test, and a file without a test would fail.
const withoutServer =
  process.env['KAOIRO_TEST_DATABASE_URL'] === undefined ? ['test/service/nodes.test.ts'] : []

// The visitor's way is walked in the browsers that this machine has; `npm test` installs them if it may, and says so.
const withoutBrowsers = [
  ...(firefox === undefined ? ['test/engines/firefox.test.ts'] : []),
  ...(webKit === undefined ? ['test/engines/webkit.test.ts'] : []),
]

class LongFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await super.sort(files)
    return [
      ...longFirst(
        sorted,
        ({ project }) => project.name,
        ({ moduleId }) => moduleId,
      ),
    ]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // A file runs its waiting tests side by side, so no core waits; one worker more took a fifth more of the cores' time
    // for browser tests.
    maxWorkers: availableParallelism(),
    projects: [
      // Pure code leaves nothing behind, so its files may share what they import.
      project('core', { isolate: false, testTimeout: 30_000 }),
      project('fixtures', { isolate: false, testTimeout: 120_000 }),
      // `test/` itself is a tool: it runs all tests.
      project('tools', { isolate: false, testTimeout: 120_000, include: ['*/test/**/*.test.ts'] }),
      // Models and libraries are loaded once, and take less time than the tests; what these stub is restored after each.
      project('analyser', { isolate: false, testTimeout: 60_000 }),
      // It waits for databases that are killed: one worker more takes a fifth off, apart from what keeps all cores busy.
      project('api', {
        isolate: false,
        testTimeout: 60_000,
        exclude: withoutServer,
        sequence: { groupOrder: 1 },
        maxWorkers: availableParallelism() + 1,
      }),
      // After all others: what it runs has the specification's three seconds until the first poll. With more workers, what
      // is interrupted may not end in the time that it has.
      project('cli', {
        isolate: false,
        testTimeout: 60_000,
        sequence: { groupOrder: 2 },
        setupFiles: path.join(import.meta.dirname, 'cli/test/fresh-modules.ts'),
        // It can be initialised once, so it is fresh with what initialises it.
        server: { deps: { inline: ['@resvg/resvg-wasm'] } },
      }),
      // What a page leaves behind goes with its tab, or when that is given back (`ui/test/tabs`).
      project('ui', {
        isolate: false,
        testTimeout: 60_000,
        exclude: withoutBrowsers,
        globalSetup: path.join(import.meta.dirname, 'ui/test/shared-site.ts'),
      }),
    ],
  },
})
