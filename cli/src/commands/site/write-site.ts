import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StoreSite } from '@kaoiro/core/pages'
import { systemFault } from '../../system/system-error.js'

/** Whether a site can be written into a folder: it is missing, empty, or contains an earlier site. */
export async function isFree(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown): Array<string> => {
    if (systemFault(error).code === 'ENOENT') return []
    throw error
  })
  const worker = await readFile(path.join(folder, 'sw.js'), 'utf8').catch(() => '')
  return names.length === 0 || worker.startsWith('self.KAOIRO_COPY=')
}

/** Files of the build that are another store's, or compressed for the service. */
const isLeftOut = (file: string): boolean => /^store-|\.(br|gz)$/.test(path.basename(file))

/**
 * Writes a site over an earlier one. Its old scripts go, because visitors keep theirs in the copy for offline visits. Rejects
 * with the system's error.
 *
 * @param files the files of the store, by their path on the site
 * @param screens the folder of the build
 */
export async function writeSite(
  folder: string,
  files: StoreSite['files'],
  screens: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const assets = path.join(folder, 'assets')
  await rm(assets, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const filter = (source: string): boolean => !isLeftOut(source)
  await cp(path.join(screens, 'assets'), assets, { recursive: true, filter })
  for (const [name, content] of files) await writeFile(path.join(folder, name), content)
  return sizeOf(folder)
}

const sizeOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile())
  const sizes = names.map(async ({ parentPath, name }) => stat(path.join(parentPath, name)))
  const bytes = (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0)
  return { files: names.length, bytes }
}
