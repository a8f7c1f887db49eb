import { statfs } from 'node:fs/promises'

/**
 * Free bytes below which no session or photo is accepted. They are needed for the write-ahead log, photos being ingested
 * and the outcomes of accepted sessions.
 */
export const minFree = 16_000_000

/** Free bytes below which no analysis is started, since its outcome could not be written. */
export const minFreeToAnalyse = 4_000_000

/** Free bytes for this user; Infinity if the file system does not report them. */
export const freeSpace = async (folder: string): Promise<number> => {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? Infinity : bavail * bsize
}

export const diskFull = (folder: string, free: number): Error =>
  Object.assign(
    new Error(
      `ENOSPC: ${free} bytes are free in '${folder}', ${minFree} are needed. Free some space.`,
    ),
    { code: 'ENOSPC' },
  )
