import { statfs } from 'node:fs/promises'

/**
 * Bytes that must be free on the disk of the embedded database: for the write-ahead log and its replay, for photos
 * that are just being ingested, and for the outcomes of all accepted sessions. Below, nothing new is accepted, so
 * that the service never fills a disk by itself.
 */
export const minFree = 16_000_000

/**
 * Bytes below which no analysis is begun: its outcome could not be written, and each try counts. Only other programs
 * can bring a disk there; what the service has accepted fits into the difference.
 */
export const minFreeToAnalyse = 4_000_000

/** Bytes that this user may still write there; Infinity if the file system does not report it. */
export const freeSpace = async (folder: string): Promise<number> => {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? Infinity : bavail * bsize
}

export const diskFull = (folder: string, free: number): Error =>
  Object.assign(
    new Error(`ENOSPC: ${free} bytes are free, and ${minFree} are needed, in '${folder}'`),
    { code: 'ENOSPC' },
  )
