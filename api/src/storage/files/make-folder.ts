import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder and its parents, readable by this user alone. Rejects with the system's error. Node's own
 * `recursive` never ends if a file system refuses with ENOENT (/proc).
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const absolute = path.resolve(folder)
  if (await exists(absolute)) return
  await makeFolder(path.dirname(absolute))
  await mkdir(absolute, { mode: 0o700 }).catch((error: unknown) => {
    // Another node may have been faster.
    if (!hasErrorCode(error, 'EEXIST')) throw error
  })
}

const exists = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    (error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) return false
      throw error
    },
  )

/** Whether an error is a system error with this code: ENOENT, EEXIST … */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
