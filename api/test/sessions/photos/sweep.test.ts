import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ServiceEvent } from '../../../src/sessions/model/service-event.js'
import { createSweep, sweepInterval } from '../../../src/sessions/photos/sweep.js'
import type { PhotoBucket, StoredPhoto } from '../../../src/sessions/ports/photo-bucket.js'
import { embedded } from '../../storage/database/test-databases.js'
import { hour, makeOlder, minute, setClockBack } from '../../storage/records/moments.js'
import { request } from '../../storage/records/test-records.js'
import { memoryBucket } from '../memory-bucket.js'
import { portrait, testSessions } from '../test-sessions.js'

describe('a sweep', () => {
  const { records, photos, node, uploaded, requested } = testSessions(embedded.make)
  let parts: Map<string, StoredPhoto>
  let events: Array<ServiceEvent>
  let now: number

  beforeEach(() => {
    parts = new Map()
    events = []
    now = 5_000
  })

  const bucketWithParts = (): PhotoBucket => {
    const bucket = memoryBucket(photos)
    return {
      ...bucket,
      list: async () => [...(await bucket.list()), ...parts.values()],
      discard: async (name) => parts.delete(name) || bucket.discard(name),
    }
  }

  /** The sweep of one node. The test controls its steady clock. */
  const sweeper = (bucket = bucketWithParts()) =>
    createSweep({
      store: records().store,
      space: records().space,
      bucket,
      steadyClock: () => now,
      maxPendingAge: 10 * minute,
      emit: (event) => void events.push(event),
    })

  const addPart = (session: string | null): string => {
    const name = randomUUID()
    parts.set(name, { name, session: O.fromNullable(session), bytes: 3, isPart: true })
    return name
  }

  const age = (id: string, time: number) => makeOlder(records().database, id, time)

  test('keeps the photos that sessions need, and the sessions', async () => {
    const web = node()
    const ids = [await uploaded(web), await requested(web)]
    await sweeper()()
    expect([...photos.keys()].sort()).toEqual(ids.sort())
    for (const id of ids) expect(E.isRight(await web.sessions.state(id))).toBe(true)
    expect(events).toEqual([{ _tag: 'Swept', photos: 0, sessions: 0 }])
  })

  test('removes session and photo if no analysis is requested within ten minutes', async () => {
    const web = node()
    const id = await uploaded(web)
    await age(id, 10 * minute - 5_000)
    await sweeper()()
    expect(photos.size).toBe(1)
    await age(id, 10_000)
    await sweeper()()
    expect(photos.size).toBe(0)
    expect(await web.sessions.analyse(id, request, 'a client')).toMatchObject(
      E.left({ _tag: 'UnknownSession' }),
    )
    expect(events.at(-1)).toEqual({ _tag: 'Swept', photos: 1, sessions: 1 })
  })

  test('frees reserved space only after removing the photo', async () => {
    const id = await uploaded(node())
    await records().space.reserve(id, 2_000_000)
    await age(id, 10 * minute + 1)
    const roomAtRemoval: Array<number> = []
    const bucket: PhotoBucket = {
      ...memoryBucket(photos),
      discard: async (name) => {
        roomAtRemoval.push(await records().space.reserved())
        return photos.delete(name)
      },
    }
    await sweeper(bucket)()
    expect(roomAtRemoval).toEqual([2_000_000])
    expect(await records().space.reserved()).toBe(0)
  })

  test('removes session and photo in time even if the clock is set back by a day', async () => {
    const id = await uploaded(node())
    await setClockBack(records().database, 24 * hour)
    await sweeper()()
    await age(id, 10 * minute + 1)
    await sweeper()()
    expect(photos.size).toBe(0)
  })

  test('removes photos of deleted, ended and unknown sessions at once', async () => {
    const web = node()
    const [deleted, ended] = [await uploaded(web), await requested(web)]
    await records().store.remove(deleted)
    await records().store.recordOutcome(ended, { _tag: 'Failed', reason: 'no-face' })
    photos.set(randomUUID(), portrait)
    for (const id of [deleted, ended, randomUUID()]) addPart(id)
    await sweeper()()
    expect(photos.size).toBe(0)
    expect(parts.size).toBe(0)
  })

  test('keeps a queued photo for 22 hours and its session for 24', async () => {
    const web = node()
    const id = await requested(web)
    await age(id, 22 * hour - minute)
    await sweeper()()
    expect(photos.size).toBe(1)
    await age(id, 2 * minute)
    await sweeper()()
    expect(photos.size).toBe(0)
    expect(E.isRight(await web.sessions.state(id))).toBe(true)
    await age(id, 2 * hour)
    await sweeper()()
    expect(E.isLeft(await web.sessions.state(id))).toBe(true)
  })

  test('keeps a partial file while another node may be writing it', async () => {
    const id = await uploaded(node())
    const [known, unknown] = [addPart(id), addPart(null)]
    const sweep = sweeper()
    await sweep()
    now += 1_000
    await sweep()
    expect([...parts.keys()]).toEqual([known, unknown])
    now += sweepInterval
    const young = addPart(id)
    await sweep()
    expect([...parts.keys()]).toEqual([young])
    expect(photos.size).toBe(1)
  })

  test('removes an external upload that is too large to be a photo', async () => {
    const id = await uploaded(node())
    photos.set(id, new Uint8Array(2_000_001))
    await sweeper()()
    expect(photos.size).toBe(0)
  })

  test('frees the unused space of photos that are smaller than reserved or missing', async () => {
    const web = node({ externalUploads: true })
    const [small, none] = [await uploaded(web), await uploaded(web)]
    photos.delete(none)
    await age(none, 6 * minute + 1)
    await sweeper()()
    expect(await records().space.reserved()).toBe(Math.max(portrait.length, 64_000))
    expect(photos.has(small)).toBe(true)
  })

  test('removes sessions even if photos cannot be removed', async () => {
    const web = node()
    const id = await uploaded(web)
    await age(id, 11 * minute)
    const bucket = { ...memoryBucket(photos), list: () => Promise.reject(new Error('away')) }
    await expect(sweeper(bucket)()).rejects.toThrow('away')
    expect(E.isLeft(await web.sessions.state(id))).toBe(true)
  })
})
