import { equal, match } from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { Installed, InstalledCheck } from './installed.js'
import { runInstalled, readInstalled } from './installed.js'

/** The native TypeScript compiler, and the version before it, which users may still have. */
const compilers = ['@typescript/native', 'typescript'].map((name) =>
  fixturePath(`../node_modules/${name}/bin/tsc`),
)

/** Returns the first code block of the README, and the block with the output of that code. */
const exampleOf = async (there: Installed) => {
  const readme = await readInstalled(there, '@kaoiro/core/README.md')
  const [, code = ''] = /```js\n([^]*?)```/.exec(readme) ?? []
  const [, output = ''] = /```text\n([^]*?)```/.exec(readme) ?? []
  return { code, output }
}

/** Checks of the installed library. */
export const libraryChecks: ReadonlyArray<InstalledCheck> = [
  {
    name: 'runs the example of its README',
    run: async (there) => {
      const { code, output } = await exampleOf(there)
      await writeFile(path.join(there.folder, 'example.mjs'), code)
      const { stdout, stderr } = await runInstalled(there, there.node, 'example.mjs')
      equal(stdout, output, stderr)
    },
  },
  {
    name: 'includes the types for the example',
    run: async (there) => {
      const { code } = await exampleOf(there)
      await writeFile(path.join(there.folder, 'example.mts'), code)
      // Also checks the library's declarations, but not those of the compiler.
      const flags = ['--strict', '--exactOptionalPropertyTypes', '--skipDefaultLibCheck']
      for (const compiler of compilers) {
        const { stdout } = await runInstalled(
          there,
          process.execPath,
          ...[compiler, '--noEmit', ...flags, '--target', 'es2022', '--lib', 'es2022,dom'],
          ...['--module', 'nodenext', 'example.mts'],
        )
        equal(stdout, '', compiler)
      }
    },
  },
  {
    name: 'does not export internal modules',
    run: async (there) => {
      for (const name of ['', '/base62', '/dist/base62.js', '/session/wire']) {
        const script = `import('@kaoiro/core${name}')`
        const { code, stderr } = await runInstalled(there, there.node, '-e', script)
        equal(code, 1, name)
        match(stderr, /ERR_PACKAGE_PATH_NOT_EXPORTED/, name)
      }
    },
  },
]
