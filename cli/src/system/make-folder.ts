import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { systemFault } from './system-error.js'

/**
 * Makes a folder with all above it, for its owner alone. Rejects with the system's error. Node's own
 * recursive `mkdir` never ends if a file system refuses with ENOENT (/proc).
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const absolute = path.resolve(folder)
  if (await isThere(absolute)) return
  await makeFolder(path.dirname(absolute))
  await mkdir(absolute, { mode: 0o700 }).catch((error: unknown) => {
    // Another run may have made it meanwhile.
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
