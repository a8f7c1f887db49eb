// `npm run try:package`: installs the packages into empty folders and checks them on each supported Node, after publint and attw have.
import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Installed, InstalledCheck } from './installed/installed.js'
import { install } from './installed/installed.js'
import { libraryChecks } from './installed/library-checks.js'
import { programChecks } from './installed/program-checks.js'
import { nodeExecutable, supportedNodes } from '@kaoiro/fixtures/node-versions'
import { withFolder } from '../programs/with-folder.js'
import { libraries, workspace } from '../programs/workspace.js'

const tarball = (pattern: RegExp): string => {
  const [file] = readdirSync(path.join(workspace, 'dist')).filter((name) => pattern.test(name))
  if (file === undefined) throw new Error('package not found; run npm run pack')
  return path.join(workspace, 'dist', file)
}

/** Runs the checks and prints a line for each. Returns the number of failures. */
const tryAll = async (there: Installed, checks: ReadonlyArray<InstalledCheck>): Promise<number> => {
  let failed = 0
  for (const { name, run } of checks) {
    const fault = await run(there).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : 'not an Error'),
    )
    console.log(`  ${fault === null ? '✓' : '✗'} ${name}`)
    if (fault === null) continue
    console.log(fault)
    failed++
  }
  return failed
}

const megabyte = 1_000_000

/** Number of the largest packages to print. */
const named = 6

const bytesIn = (file: string): number => {
  const stat = lstatSync(file)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(file).reduce((sum, name) => sum + bytesIn(path.join(file, name)), 0)
}

/** Formats the installed size and the largest packages; a scope counts as one package. */
const sizesOf = (modules: string): string => {
  const sizes = readdirSync(modules)
    .map((name) => ({ name, megabytes: bytesIn(path.join(modules, name)) / megabyte }))
    .sort((a, b) => b.megabytes - a.megabytes)
  const all = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0)
  const largest = sizes
    .slice(0, named)
    .map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`)
    .join(', ')
  return `  ${all.toFixed(0)} MB installed: ${largest} …`
}

const tryOn = async (major: number, root: string): Promise<number> => {
  const node = await nodeExecutable(major)
  const [program, library] = ['program', 'library'].map((name) => ({
    folder: path.join(root, `${major}-${name}`),
    node,
  })) as [Installed, Installed]
  for (const { folder } of [program, library]) mkdirSync(folder)
  console.log(`\nNode ${major}: installing …`)
  await install(program, tarball(/^kaoiro-\d.*\.tgz$/))
  await install(
    library,
    ...libraries.map((name) => tarball(new RegExp(`^kaoiro-${name}-.*\\.tgz$`))),
  )
  const failed = (await tryAll(program, programChecks)) + (await tryAll(library, libraryChecks))
  console.log(sizesOf(path.join(program.folder, 'node_modules')))
  return failed
}

execFileSync('bash', [path.join(workspace, 'tools/pack/lint.sh'), 'dist'], {
  cwd: workspace,
  stdio: 'inherit',
})
await withFolder(async (root) => {
  let failed = 0
  for (const major of supportedNodes) failed += await tryOn(major, root)
  console.log(failed === 0 ? '\nAll passed.' : `\n${failed} failed.`)
  process.exitCode = failed === 0 ? 0 : 1
})
