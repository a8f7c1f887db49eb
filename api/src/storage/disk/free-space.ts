import { statfs } from 'node:fs/promises'

/**
 * Bytes that must be free where the embedded database is: for the write-ahead log and its replay, for photos that
 * are just being taken in on some threads, and for the ends of all sessions that were accepted. Below, nothing new
 * is accepted, so that the service never fills a disk by itself.
 */
export const minFree = 16_000_000

/**
 * Bytes below which no analysis is begun: its end could not be written, and each try counts. Only others can bring
 * a disk there; what we have accepted ourselves fits into what is above.
 */
export const minFreeToAnalyse = 4_000_000

/** Bytes that this user may still write there; no bound where the file system does not say. */
export const freeSpace = async (folder: string): Promise<number> => {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? Infinity : bavail * bsize
}

export const diskFull = (folder: string, free: number): Error =>
  Object.assign(
    new Error(`ENOSPC: ${free} bytes are free, and ${minFree} are needed, in '${folder}'`),
    { code: 'ENOSPC' },
  )
