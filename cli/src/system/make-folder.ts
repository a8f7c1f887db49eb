import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { systemFault } from './system-error.js'

/** Creates a folder and its parents, accessible only to the owner. Rejects with the system's error.
 * Node's recursive `mkdir` loops forever if the file system fails with ENOENT, as /proc does.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const absolute = path.resolve(folder)
  if (await isThere(absolute)) return
  await makeFolder(path.dirname(absolute))
  await mkdir(absolute, { mode: 0o700 }).catch((error: unknown) => {
    // Another run may have created it.
    if (systemFault(error).code !== 'EEXIST') throw error
  })
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    (error: unknown) => {
      if (systemFault(error).code === 'ENOENT') return false
      throw error
    },
  )
