import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { maxUploadBytes } from '@kaoiro/core/photo/limits'
import type { Emit } from '../model/service-event.js'
import { sessionLife } from '../model/session.js'
import { uploadLife } from '../model/upload-address.js'
import type { PhotoBucket, StoredPhoto } from '../ports/photo-bucket.js'
import type { PhotoSpace } from '../ports/persistence.js'
import type { SessionStore } from '../ports/session-store.js'

const hour = 3_600_000

/** Milliseconds; also at every start. Two sweeps remove what a killed node has left: within a minute. */
export const sweepInterval = 30_000

/** Milliseconds, of photos whose requested analysis does not happen because no node analyses. */
const photoLife = 22 * hour

/** Milliseconds after which no upload can arrive by a session's address: an upload has a minute to end. */
const addressLife = uploadLife + 60_000

export interface SweepPorts {
  readonly store: SessionStore
  readonly space: PhotoSpace
  readonly bucket: PhotoBucket
  /** Monotonic: not affected if the time of day is changed. */
  readonly steadyClock: Clock
  /** Milliseconds after which a session is removed if nobody has requested its analysis. */
  readonly maxPendingAge: number
  readonly emit: Emit
}

/**
 * Removes every photo that no session needs, and sessions that have outlived their time. A session never needs
 * its photo again once it does not, so an answer that is given after listing holds for all that was listed, and no
 * other node's photo is taken from it.
 */
export const createSweep = ({
  store,
  space,
  bucket,
  steadyClock,
  maxPendingAge,
  emit,
}: SweepPorts): (() => Promise<void>) => {
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
    // Before the sessions, whose room is then given to others; but sessions are removed even if photos cannot be.
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

/** Milliseconds. Writing 2 MB takes a few; clients give a request up before this, so nobody waits for it. */
const maxWriteTime = 20_000

/**
 * Finds the parts that nobody writes any more: those that two sweeps so long apart have seen. What one sweep sees
 * may be just being written by another node, and a file's own time is by another clock.
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

/** Milliseconds: since the epoch, or since any moment if only differences count. */
type Clock = () => number
