import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Creates a folder and its parents, readable only by this user. Rejects with the system's error. Does not use Node's
 * `recursive` option, which never returns if the file system itself answers ENOENT (as /proc does).
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const absolute = path.resolve(folder)
  if (await exists(absolute)) return
  await makeFolder(path.dirname(absolute))
  await mkdir(absolute, { mode: 0o700 }).catch((error: unknown) => {
    // A concurrent call may have created it.
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

/** Whether an error has this system code, such as ENOENT. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
