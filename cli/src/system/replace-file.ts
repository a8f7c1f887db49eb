import { randomUUID } from 'node:crypto'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { systemFault } from './system-error.js'

/**
 * Replaces a file in one step, or creates it: a reader finds the old content or the new, even after a
 * power cut. Symbolic links are followed. Rejects with the system's error.
 *
 * @param mode permissions of the file; default: those of the replaced file, or the usual ones for a new file
 */
export const replaceFile = async (file: string, content: string, mode?: number): Promise<void> => {
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
    throw error
  }
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
