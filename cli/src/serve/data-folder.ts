import { mkdtemp, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../make-folder.js'

/**
 * Makes a folder with all above it, and makes sure that one can be made within it. Rejects with the
 * system's error.
 */
export const makeDataFolder = async (folder: string): Promise<void> => {
  await makeFolder(folder)
  await rmdir(await mkdtemp(path.join(folder, 'kaoiro-')))
}
