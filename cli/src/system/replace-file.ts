import { randomUUID } from 'node:crypto'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'

/**
 * Replaces an existing file's content in one step, with the same permissions: a reader, also
 * after a power cut, finds the old one or the new one. A link stays one. Rejects with the system's error.
 */
export const replaceFile = async (file: string, content: string): Promise<void> => {
  const target = await realpath(file)
  const { mode } = await stat(target)
  const unfinished = `${target}.${randomUUID()}.tmp`
  try {
    const handle = await open(unfinished, 'wx', mode)
    try {
      await handle.chmod(mode)
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
