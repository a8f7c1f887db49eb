import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { firefox, webKit } from './ui/test/engines/programs.js'

// One project a package, so that `npx vitest run --project core` runs one. Workspace packages are
// read from source, but for the service, which the CLI and the browser tests use as built.
const project = (
  name: string,
  limits: {
    root?: string
    testTimeout?: number
    isolate?: boolean
    include?: Array<string>
    exclude?: Array<string>
    pool?: 'forks' | 'threads'
    globalSetup?: string
    setupFiles?: string
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
    // The default of one second is too short for a busy machine.
    expect: { poll: { timeout: 30_000 } },
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

export default defineConfig({
  test: {
    // One more than there are cores, for some tests wait: for the first poll, for what was killed, for a page. All packages
    // stand in one queue, so that the last files of one run beside the first of the next.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Pure code leaves nothing behind, so its files may share what they import, and need no processes of their own:
      // core's many small files are handed to threads in a second of processor time less.
      project('core', { isolate: false, pool: 'threads', testTimeout: 30_000 }),
      project('fixtures', { isolate: false, testTimeout: 120_000 }),
      // `test/` itself is a tool: it runs all tests.
      project('tools', {
        isolate: false,
        testTimeout: 120_000,
        include: ['*/test/**/*.test.ts'],
        exclude: ['research/**', 'dist/**'],
      }),
      // Not part of `npm test`: `npm run test:research` runs them.
      project('research', { isolate: false, testTimeout: 120_000, root: 'tools/research' }),
      // Models and libraries are loaded once, and take less time than the tests; what these stub is restored after each.
      project('analyser', { isolate: false, testTimeout: 60_000 }),
      project('api', {
        isolate: false,
        testTimeout: 60_000,
        exclude: withoutServer,
      }),
      project('cli', {
        isolate: false,
        testTimeout: 60_000,
        setupFiles: path.join(import.meta.dirname, 'cli/test/fresh-modules.ts'),
      }),
      // Test files share one browser; each test opens new browser contexts.
      project('ui', {
        isolate: false,
        testTimeout: 60_000,
        exclude: withoutBrowsers,
        globalSetup: path.join(import.meta.dirname, 'ui/test/shared-site.ts'),
      }),
    ],
  },
})
