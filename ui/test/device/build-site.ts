import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const ui = path.join(import.meta.dirname, '../..')

/** Builds the site with photos analysed otherwise than by the service, uncompressed; the folder that holds it. */
export const buildSite = async (analysis: 'device' | 'ask'): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), `kaoiro-${analysis}-`))
  const vite = path.join(ui, '../node_modules/vite/bin/vite.js')
  const args = ['build', '--logLevel', 'warn', '--mode', 'uncompressed', '--outDir', folder]
  await promisify(execFile)(process.execPath, [vite, ...args], {
    cwd: ui,
    env: { ...process.env, KAOIRO_ANALYSIS: analysis, NODE_ENV: 'production' },
  })
  return folder
}
