import type { Clock, PhotoBucket, SessionStore } from '../ports.js'
import type { Tell } from './service-event.js'

const hour = 3_600_000

/**
 * Swept every hour, and at every start, so a photo that no analysis has ended is gone within 24 hours of
 * its upload, and a session within 48 of its creation, as long as any node runs.
 */
export const sweepEvery = hour
const photoLife = 22 * hour
const sessionLife = 24 * hour

export interface SweepPorts {
  readonly store: SessionStore
  readonly bucket: PhotoBucket
  readonly clock: Clock
  readonly tell: Tell
}

/** Removes what has outlived its time. Sessions go also where photos cannot, which then rejects. */
export const sweep = async ({ store, bucket, clock, tell }: SweepPorts): Promise<void> => {
  const now = clock()
  const sessions = await store.removeOlderThan(now - sessionLife)
  const photos = await bucket.removeOlderThan(now - photoLife)
  tell({ _tag: 'Swept', photos, sessions })
}
