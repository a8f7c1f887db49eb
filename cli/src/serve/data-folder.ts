import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder with all above it, and makes sure that one can be made within it. Rejects with the
 * system's error. Node's own recursive way never ends where a file system refuses with ENOENT (/proc).
 */
export const makeDataFolder = async (folder: string): Promise<void> => {
  await makeAll(path.resolve(folder))
  await rmdir(await mkdtemp(path.join(folder, 'kaoiro-')))
}

const makeAll = async (folder: string): Promise<void> => {
  const isThere = await stat(folder).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )
  if (isThere) return
  await makeAll(path.dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    // Another start may have been quicker.
    if (codeOf(error) !== 'EEXIST') throw error
  })
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
