import type { AnalysisQueue } from '../../sessions/ports/persistence.js'
import type { Sessions } from '../../sessions/sessions.js'
import type { PhotoStorage } from '../bucket/open-bucket.js'
import { diskFull, freeSpace, minFree, minFreeToAnalyse } from '../files.js'

/** Checks the free space for an embedded database. */
export interface DiskGuard {
  /** Rejects with ENOSPC if there is too little space to accept sessions or photos. */
  readonly check: () => Promise<void>
  readonly mayAnalyse: () => Promise<boolean>
}

/** @param free returns the free bytes of a folder */
export function diskGuard(folder: string, free = freeSpace): DiskGuard {
  return {
    check: async () => {
      const bytes = await free(folder)
      if (bytes < minFree) throw diskFull(folder, bytes)
    },
    mayAnalyse: async () => (await free(folder)) >= minFreeToAnalyse,
  }
}

/** For a database server: its disk cannot be checked from here. */
export const noDiskGuard: DiskGuard = {
  check: () => Promise.resolve(),
  mayAnalyse: () => Promise.resolve(true),
}

export function guardedSessions({ check }: DiskGuard, sessions: Sessions): Sessions {
  return {
    ...sessions,
    create: async (origin, client) => {
      await check()
      return sessions.create(origin, client)
    },
  }
}

/** Checks the disk before each photo is written. */
export function guardedBucket({ check }: DiskGuard, photos: PhotoStorage): PhotoStorage {
  if (photos._tag === 'External') return photos
  const { put } = photos.bucket
  return {
    ...photos,
    bucket: {
      ...photos.bucket,
      put: async (id, jpeg) => {
        await check()
        return put(id, jpeg)
      },
    },
  }
}

export function guardedQueue({ mayAnalyse }: DiskGuard, queue: AnalysisQueue): AnalysisQueue {
  return {
    ...queue,
    take: async (max) => ((await mayAnalyse()) ? queue.take(max) : []),
  }
}
