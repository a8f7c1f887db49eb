import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { maxUploadBytes } from '@kaoiro/core/photo'
import type { Emit } from '../model/service-event.js'
import { sessionLife } from '../model/session.js'
import { uploadLife } from '../ports/photo-bucket.js'
import type { PhotoBucket, StoredPhoto } from '../ports/photo-bucket.js'
import type { PhotoSpace, SessionStore } from '../ports/persistence.js'

const hour = 3_600_000

/** Milliseconds between two sweeps; the first is at the start. Two sweeps remove all leftovers of a killed node. */
export const sweepInterval = 30_000

/** Maximum age of a session in milliseconds; then its photo is removed even if no node has analysed it. */
const photoLife = 22 * hour

/** Milliseconds after which no upload can arrive: it may begin within `uploadLife` and take a minute. */
const addressLife = uploadLife + 60_000

export interface SweepPorts {
  readonly store: SessionStore
  readonly space: PhotoSpace
  readonly bucket: PhotoBucket
  /** A monotonic clock. */
  readonly steadyClock: Clock
  /** Milliseconds after which a session is removed if its analysis has not been requested. */
  readonly maxPendingAge: number
  readonly emit: Emit
}

/**
 * Removes photos that no session needs, and expired sessions. Photos are listed before the sessions are read: a session
 * that no longer needs its photo never needs it again, so no photo is removed too early.
 */
export function createSweep({
  store,
  space,
  bucket,
  steadyClock,
  maxPendingAge,
  emit,
}: SweepPorts): () => Promise<void> {
  const abandoned = abandonedParts(steadyClock)

  const leftoversAmong = async (
    stored: ReadonlyArray<StoredPhoto>,
    now: number,
  ): Promise<(photo: StoredPhoto) => boolean> => {
    const ids = new Set(RA.filterMap(({ session }: StoredPhoto) => session)(stored))
    const limits = { pending: now - maxPendingAge, any: now - photoLife }
    const needed = await store.needingPhoto([...ids], limits)
    const old = abandoned(stored.filter(({ isPart }) => isPart).map(({ name }) => name))
    return ({ name, session, isPart, bytes }) =>
      (O.isSome(session) && !needed.has(session.value)) ||
      (isPart ? old.has(name) : bytes > maxUploadBytes)
  }

  const removePhotos = async (now: number): Promise<number> => {
    const stored = await bucket.list()
    const isLeftover = await leftoversAmong(stored, now)
    let removed = 0
    for (const { name } of stored.filter(isLeftover)) if (await bucket.discard(name)) removed++
    await space.measure(sizesOf(stored.filter((photo) => !isLeftover(photo))), addressLife)
    return removed
  }

  return async () => {
    const now = await store.now()
    // Photos first, since removing a session frees its reserved space. If photos cannot be removed, sessions still are.
    const [photos] = await Promise.allSettled([removePhotos(now)])
    const limits = { pending: now - maxPendingAge, any: now - sessionLife }
    const sessions = await store.removeExpired(limits)
    if (photos.status === 'rejected') throw photos.reason
    emit({ _tag: 'Swept', photos: photos.value, sessions })
  }
}

const sizesOf = (stored: ReadonlyArray<StoredPhoto>) =>
  stored.flatMap(({ session, isPart, bytes }) =>
    O.isSome(session) && !isPart ? [{ id: session.value, bytes }] : [],
  )

/** Milliseconds. No write takes longer, since clients abort their requests earlier. */
const maxWriteTime = 20_000

/**
 * Finds part files that are no longer being written: those that two sweeps at least `maxWriteTime` apart have seen. File
 * times are not used, since they may come from another clock.
 */
const abandonedParts = (
  steadyClock: Clock,
): ((names: ReadonlyArray<string>) => ReadonlySet<string>) => {
  let firstSeen: ReadonlyMap<string, number> = new Map()
  return (names) => {
    const now = steadyClock()
    firstSeen = new Map(names.map((name) => [name, firstSeen.get(name) ?? now]))
    return new Set(names.filter((name) => now - (firstSeen.get(name) ?? now) >= maxWriteTime))
  }
}

/** Milliseconds since an arbitrary moment. */
type Clock = () => number
