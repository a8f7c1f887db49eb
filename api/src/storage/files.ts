import { statfs, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Free bytes below which no session or photo is accepted. They are needed for the write-ahead log, photos being written
 * and the outcomes of accepted sessions.
 */
export const minFree = 16_000_000

/** Free bytes below which no analysis is started, since its outcome could not be written. */
export const minFreeToAnalyse = 4_000_000

/** Free bytes for this user; Infinity if the file system does not report them. */
export async function freeSpace(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? Infinity : bavail * bsize
}

export function diskFull(folder: string, free: number): Error {
  return Object.assign(
    new Error(
      `ENOSPC: ${free} bytes are free in '${folder}', ${minFree} are needed. Free some space.`,
    ),
    { code: 'ENOSPC' },
  )
}

/**
 * Creates a folder and its parents, readable only by this user. Rejects with the system's error. Does not use Node's
 * `recursive` option, which never returns if the file system itself answers ENOENT (as /proc does).
 */
export async function makeFolder(folder: string): Promise<void> {
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
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
