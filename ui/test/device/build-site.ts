import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const ui = path.join(import.meta.dirname, '../..')

/** Which site is built: where it analyses photos, or that the service does and the device looks before. */
export type DeviceSiteKind = 'device' | 'ask' | 'look'

const settings: Readonly<Record<DeviceSiteKind, Readonly<Record<string, string>>>> = {
  device: { KAOIRO_ANALYSIS: 'device' },
  ask: { KAOIRO_ANALYSIS: 'ask' },
  look: { KAOIRO_ANALYSIS: 'service', KAOIRO_LOOK: 'on' },
}

/** Builds the site with something for the device, uncompressed; the folder that holds it. */
export const buildSite = async (kind: DeviceSiteKind): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), `kaoiro-${kind}-`))
  const vite = path.join(ui, '../node_modules/vite/bin/vite.js')
  const args = ['build', '--logLevel', 'warn', '--mode', 'uncompressed', '--outDir', folder]
  await promisify(execFile)(process.execPath, [vite, ...args], {
    cwd: ui,
    env: { ...process.env, ...settings[kind], NODE_ENV: 'production' },
  })
  return folder
}
