import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { UserWorkspaceConfig } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import { isInstalled, programs } from './tools/programs/system-packages.js'
import { firefox, nginx, webKit } from './ui/test/engines/programs.js'

// One project for each package: `npx vitest run --project core` runs one. Tests import packages from source, but
// tests of the CLI and the screens use the built service.
const project = (name: string, limits: NonNullable<UserWorkspaceConfig['test']> = {}) => ({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  define: {
    KAOIRO_VERSION: '"test"',
    KAOIRO_PHOTO_THREAD: '"../../../dist/photo-thread.cjs"',
  },
  test: {
    name,
    root: name,
    include: ['test/**/*.test.ts'],
    environment: 'node' as const,
    hookTimeout: 240_000,
    // The default of one second is too short for a busy machine.
    expect: { poll: { timeout: 60_000 } },
    ...limits,
  },
})

// Test nodes that share a database server, which `npm test` starts if it can. Without a server, these files would fail.
const withoutServer =
  process.env['KAOIRO_TEST_DATABASE_URL'] === undefined
    ? ['test/service/nodes.test.ts', 'test/service/two-versions.nightly.test.ts']
    : []

const withoutTools = [
  ...(isInstalled(programs.promtool) ? [] : ['check/test/monitoring/alerts.test.ts']),
  ...(isInstalled(programs.nginx) ? [] : ['check/test/nginx/**']),
]

const withoutJq = isInstalled(programs.jq) ? [] : ['test/service/api-page.test.ts']

// The screens are tested in the installed browsers, and behind nginx; `npm test` installs missing programs if it may.
const withoutBrowsers = [
  ...(firefox === undefined ? ['test/engines/firefox.*'] : []),
  ...(webKit === undefined ? ['test/engines/webkit.*'] : []),
  ...(nginx === undefined ? ['test/engines/site/store-site.*'] : []),
]

const nightly = '*/**/*.nightly.test.ts'
const slow = '*/**/*.slow.test.ts'

/** `npm run test:nightly` runs vitest with `--mode nightly`, and gets the nightly tests only; `test:fast` leaves out slow ones. */
const inMode =
  (mode: string) =>
  ({ test, ...rest }: ReturnType<typeof project>) => ({
    ...rest,
    test:
      mode === 'nightly'
        ? { ...test, include: [nightly] }
        : {
            ...test,
            exclude: [...(test.exclude ?? []), nightly, ...(mode === 'fast' ? [slow] : [])],
          },
  })

export default defineConfig(({ mode }) => ({
  test: {
    // One more than the number of cores, because some tests wait, for example for a poll or a page.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Core is pure, so test files can share modules and run in threads, which start faster than processes.
      project('core', { isolate: false, pool: 'threads', testTimeout: 30_000 }),
      project('tools', {
        isolate: false,
        testTimeout: 120_000,
        include: ['*/test/**/*.test.ts'],
        exclude: ['research/**', 'dist/**', ...withoutTools],
      }),
      // Not part of `npm test`: `npm run test:research` runs them.
      project('research', { isolate: false, testTimeout: 120_000, root: 'tools/research' }),
      // Test files share modules, so that models and libraries load once. Stubs are restored after each test.
      project('analyser', { isolate: false, testTimeout: 60_000 }),
      project('drawing', { isolate: false, pool: 'threads', testTimeout: 30_000 }),
      project('texts', { isolate: false, pool: 'threads', testTimeout: 30_000 }),
      project('screens', { isolate: false, pool: 'threads', testTimeout: 30_000 }),
      // Isolated, because one file mocks the file system.
      project('store', { testTimeout: 30_000 }),
      project('api', {
        isolate: false,
        testTimeout: 240_000,
        exclude: [...withoutServer, ...withoutJq],
      }),
      project('cli', {
        isolate: false,
        testTimeout: 240_000,
        setupFiles: path.join(import.meta.dirname, 'cli/test/fresh-modules.ts'),
      }),
      // Test files share one browser; each test opens new browser contexts. More pages at once would slow each other down.
      project('ui', {
        isolate: false,
        testTimeout: 480_000,
        maxConcurrency: 3,
        exclude: withoutBrowsers,
        globalSetup: path.join(import.meta.dirname, 'ui/test/shared-site.ts'),
      }),
    ].map(inMode(mode)),
  },
}))
