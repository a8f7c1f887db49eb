import { chmodSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import type { CleanUp } from '../podman/clean-up.js'
import { mustRun, run } from '../../processes/command.js'
import { ensurePrograms } from '../machine/install.js'
import { missing } from '../machine/missing.js'
import type { Podman } from '../podman/podman.js'
import { step } from '../podman/step.js'

/** What the Dockerfile begins with. */
const baseName = 'docker.io/library/node:22-bookworm-slim'

/** Milliseconds until a registry counts as out of reach, once it has begun to answer or not. */
const maxPullTime = 300_000

export interface BaseOptions {
  readonly podman: Podman
  readonly undo: CleanUp
  readonly keep: boolean
  /** A folder for what is made on the way. */
  readonly folder: string
  readonly signal: AbortSignal
}

/** The Dockerfile's base: this machine's, the registry's, or made here. Says which. */
export const ensureBase = async (options: BaseOptions): Promise<string> => {
  const { podman, undo, keep } = options
  if ((await podman.may(['image', 'exists', baseName])).status === 0) return 'as podman has it'
  // Made or fetched here, so removed here.
  if (!keep) undo.add(() => podman.may(['rmi', '--force', baseName], {}))
  const isPulled = await step('asking a registry for the base', () => pull(options))
  if (isPulled) return 'of its registry'
  await makeBase(options)
  return 'made here, of Debian and Node'
}

const pull = async ({ podman, signal }: BaseOptions): Promise<boolean> => {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(maxPullTime)])
  const { status } = await podman.may(['pull', '--quiet', baseName], { signal: inTime })
  signal.throwIfAborted()
  return status === 0
}

const makeBase = async (options: BaseOptions): Promise<void> => {
  const { podman, folder, signal } = options
  await ensurePrograms({ debootstrap: 'debootstrap' }, signal)
  const root = path.join(folder, 'root')
  await step('making a base: Debian bookworm (debootstrap)', async (told) => {
    const debootstrap = await run('debootstrap', ['--variant=minbase', 'bookworm', root], {
      signal,
      line: (line) => told(line.replace(/^I: /, '')),
    })
    signal.throwIfAborted()
    if (debootstrap.status !== 0)
      throw missing(`Debian's mirror gave no base system:\n${debootstrap.tail}`)
  })
  await step('making a base: Node 22 (npm)', () => addNode(root, folder, signal))
  await step('making a base: its image', async () => {
    const archive = path.join(folder, 'base.tar')
    await mustRun('tar', ['-C', root, '-cf', archive, '.'], { signal })
    rmSync(root, { recursive: true })
    await podman.must(['import', '--quiet', '--change', 'CMD ["node"]', archive, baseName])
    rmSync(archive)
  })
}

/** Node, npm and the user `node`, as the image of Docker's library has them. */
const addNode = async (root: string, folder: string, signal: AbortSignal): Promise<void> => {
  const nodePackage = `node-linux-${process.arch}`
  const installed = path.join(folder, 'npm')
  mkdirSync(installed, { recursive: true })
  const npm = ['install', '--prefix', installed, '--no-save', '--no-audit', '--loglevel=error']
  const { status, tail } = await run('npm', [...npm, `${nodePackage}@22`, 'npm@10'], { signal })
  signal.throwIfAborted()
  if (status !== 0) throw missing(`the npm registry gave no Node:\n${tail}`)
  const modules = path.join(root, 'usr/local/lib/node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(path.join(installed, 'node_modules/npm'), path.join(modules, 'npm'), { recursive: true })
  const node = path.join(root, 'usr/local/bin/node')
  cpSync(path.join(installed, 'node_modules', nodePackage, 'bin/node'), node)
  chmodSync(node, 0o755)
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'))
  const user = ['useradd', '--uid', '1000', '--user-group', '--create-home', 'node']
  await mustRun('chroot', [root, ...user], { signal })
  for (const cache of ['var/cache/apt/archives', 'var/lib/apt/lists'])
    rmSync(path.join(root, cache), { recursive: true })
}
