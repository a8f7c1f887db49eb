import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { codeBlocks } from '@kaoiro/fixtures/markdown'
import { libraries, workspace } from '../../programs/workspace.js'

const tsc = path.join(workspace, 'node_modules/@typescript/native/bin/tsc')

const flags =
  '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --skipLibCheck --types node ' +
  '--target es2022 --lib es2023,dom,dom.iterable --module nodenext'

test('the programs in the READMEs of libraries compile as strict TypeScript', async () => {
  // In the workspace, where imports find the built packages.
  const folder = await mkdtemp(path.join(workspace, 'node_modules/readme-'))
  const files: Array<string> = []
  for (const library of libraries) {
    const readme = await readFile(path.join(workspace, library, 'README.md'), 'utf8')
    for (const [at, code] of codeBlocks(readme, 'js').entries()) {
      const file = path.join(folder, `${library}-${at}.mts`)
      files.push(file)
      await writeFile(file, code)
    }
  }
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[tsc, ...flags.split(' '), ...files],
  ]).catch((error: unknown) => error as { readonly stdout: string })
  await rm(folder, { recursive: true })
  expect(stdout).toBe('')
})
