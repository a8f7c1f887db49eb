import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../processes/workspace.js'

const folder = path.join(workspace, 'tools/bench/bare-jimp')

/**
 * A script that uses jimp as it is published: nothing else here needs the 53 packages that come with it, so they
 * are installed when the bench first runs.
 */
export const bareJimp = (script: 'prepare' | 'load'): string => {
  if (!existsSync(path.join(folder, 'node_modules/jimp'))) install()
  return path.join(folder, `${script}.js`)
}

const install = (): void => {
  console.error('Installing jimp, to measure against (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    // What is printed is the figures'.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error('jimp could not be installed: the npm registry is needed; see the lines above')
}
