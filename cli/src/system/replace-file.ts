import { randomUUID } from 'node:crypto'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { systemFault } from './system-error.js'

interface Target {
  readonly path: string
  /** Its permissions; null if it does not exist yet. */
  readonly mode: number | null
}

/**
 * Replaces a file's content in one step, with the same permissions, or makes the file: a reader, also
 * after a power cut, finds the old one or the new one. A link stays one. Rejects with the system's error.
 */
export const replaceFile = async (file: string, content: string): Promise<void> => {
  const target = await targetOf(file)
  const unfinished = `${target.path}.${randomUUID()}.tmp`
  try {
    const handle = await open(unfinished, 'wx', target.mode ?? undefined)
    try {
      // The umask has no say in what was decided before.
      if (target.mode !== null) await handle.chmod(target.mode)
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

const targetOf = async (file: string): Promise<Target> => {
  try {
    const target = await realpath(file)
    return { path: target, mode: (await stat(target)).mode }
  } catch (error) {
    if (systemFault(error).code === 'ENOENT') return { path: file, mode: null }
    throw error
  }
}
