import type { OpenBucket } from '../bucket/open-bucket.js'
import type { AnalysisQueue } from '../../sessions/ports.js'
import type { Sessions } from '../../sessions/sessions.js'
import { diskFull, freeSpace, minFree, minFreeToAnalyse } from './free-space.js'

/** What the disk of an embedded database still allows. */
export interface DiskGuard {
  /** Rejects with ENOSPC where nothing new may be accepted. */
  readonly check: () => Promise<void>
  readonly mayAnalyse: () => Promise<boolean>
}

/** @param free how many bytes are free in the folder */
export const diskGuard = (folder: string, free = freeSpace): DiskGuard => ({
  check: async () => {
    const bytes = await free(folder)
    if (bytes < minFree) throw diskFull(folder, bytes)
  },
  mayAnalyse: async () => (await free(folder)) >= minFreeToAnalyse,
})

/** Where the database is a server's: its disk is not seen from here. */
export const noDiskGuard: DiskGuard = {
  check: () => Promise.resolve(),
  mayAnalyse: () => Promise.resolve(true),
}

export const guardedSessions = ({ check }: DiskGuard, sessions: Sessions): Sessions => ({
  ...sessions,
  create: async (origin) => {
    await check()
    return sessions.create(origin)
  },
})

/** Photos on the same disk: asked before each is written, for many requests may come after one look. */
export const guardedBucket = ({ check }: DiskGuard, place: OpenBucket): OpenBucket => {
  if (place._tag === 'Other') return place
  const { put, replace } = place.bucket
  return {
    ...place,
    bucket: {
      ...place.bucket,
      put: async (id, jpeg) => {
        await check()
        return put(id, jpeg)
      },
      replace: async (id, photo) => {
        await check()
        return replace(id, photo)
      },
    },
  }
}

export const guardedQueue = ({ mayAnalyse }: DiskGuard, queue: AnalysisQueue): AnalysisQueue => ({
  ...queue,
  take: async (max) => ((await mayAnalyse()) ? queue.take(max) : []),
})
