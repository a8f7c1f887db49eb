import { randomUUID } from 'node:crypto'
import { stat, mkdir, access, constants, open, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { systemFault } from './system-error.js'

/** Whether a file is a pipe, device or socket: reading it might never end, and cannot be cancelled. False
 * if it does not exist.
 */
export function isSpecialFile(file: string | Buffer): Promise<boolean> {
  return stat(file).then(
    (stats) => !stats.isFile() && !stats.isDirectory(),
    () => false,
  )
}

/** Creates a folder and its parents, accessible only to the owner. Rejects with the system's error.
 * Node's recursive `mkdir` loops forever if the file system fails with ENOENT, as /proc does.
 */
export async function makeFolder(folder: string): Promise<void> {
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

/**
 * Replaces a file in one step, or creates it: a reader finds the old content or the new, even after a
 * power cut. Symbolic links are followed. Rejects with the system's error.
 *
 * @param mode permissions of the file; default: those of the replaced file, or the usual ones for a new file
 */
export async function replaceFile(file: string, content: string, mode?: number): Promise<void> {
  const target = await targetOf(file)
  const permissions = mode ?? target.mode
  const unfinished = `${target.path}.${randomUUID()}.tmp`
  try {
    const handle = await open(unfinished, 'wx', permissions)
    try {
      // The umask applies to open, but not to chmod.
      if (permissions !== undefined) await handle.chmod(permissions)
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, target.path)
  } catch (error) {
    await rm(unfinished, { force: true })
    // Errors of open files, such as a full disk, do not name the file.
    throw Object.assign(error as NodeJS.ErrnoException, { path: file })
  }
}

/** Rejects with the system's error if `replaceFile` would. For work that would be lost if its result could not be written. */
export async function checkReplaceable(file: string): Promise<void> {
  const target = await targetOf(file)
  await access(path.dirname(target.path), constants.W_OK)
  const isFolder = await stat(target.path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  if (isFolder) throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' })
}

/** Follows links; `mode` is undefined for a file that does not exist. */
const targetOf = async (
  file: string,
): Promise<{ readonly path: string; readonly mode: number | undefined }> => {
  try {
    const target = await realpath(file)
    return { path: target, mode: (await stat(target)).mode }
  } catch (error) {
    if (systemFault(error).code === 'ENOENT') return { path: file, mode: undefined }
    throw error
  }
}
