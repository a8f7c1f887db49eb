import * as O from 'fp-ts/lib/Option.js'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { databaseKinds } from '../storage/database/test-databases.js'
import { memoryBucket } from './memory-bucket.js'
import { samplePixmap } from './test-node.js'
import { createdOn, portrait, testSessions } from './test-sessions.js'
import { request } from '../storage/records/test-records.js'
import { ingestPhoto } from '../../src/sessions/photos/ingest-photo.js'
import { eventually } from '../eventually.js'

describe.each(databaseKinds)('sessions in $name', ({ make }) => {
  const { records, photos, node, working, uploaded, requested, ended } = testSessions(make)

  test('are analysed once if requested twice with the same values', async () => {
    const web = node()
    const id = await uploaded(web)
    const ask = () => web.sessions.analyse(id, request, id)
    const answers = [...(await Promise.all([ask(), ask()])), await ask()]
    expect(answers.filter(E.isRight)).toHaveLength(3)
    expect(await records().queue.take(5)).toEqual([id])
  })

  test('accept a second request if the first one failed after replacing the photo with pixels', async () => {
    const web = node({ toPixmap: () => Promise.reject(new Error('already decoded')) })
    const id = await uploaded(web)
    photos.set(id, samplePixmap)
    expect(await web.sessions.analyse(id, request, id)).toEqual(E.right(undefined))
    expect(photos.get(id)).toEqual(samplePixmap)
  })

  test('accept a repeated request after the photo was analysed and deleted', async () => {
    let reading: () => void = () => undefined
    const isReading = new Promise<void>((resolve) => {
      reading = resolve
    })
    let read: () => void = () => undefined
    const canRead = new Promise<void>((resolve) => {
      read = resolve
    })
    const bucket = memoryBucket(photos)
    const slow = node({
      bucket: {
        ...bucket,
        get: async (id) => {
          reading()
          await canRead
          return bucket.get(id)
        },
      },
    })
    const id = await uploaded(slow)
    const late = slow.sessions.analyse(id, request, id)
    await isReading
    const fast = working()
    await fast.sessions.analyse(id, request, id)
    await ended(fast, id)
    read()
    expect(await late).toEqual(E.right(undefined))
  })

  test('leave no photo if one of two concurrent requests finishes after the analysis', async () => {
    let decodingBegins: () => void = () => undefined
    const isDecoding = new Promise<void>((resolve) => {
      decodingBegins = resolve
    })
    let end: () => void = () => undefined
    const slow = node({
      toPixmap: () =>
        new Promise((resolve) => {
          end = () => resolve(E.right(samplePixmap))
          decodingBegins()
        }),
    })
    const id = await uploaded(slow)
    const late = slow.sessions.analyse(id, request, id)
    await isDecoding
    const fast = working()
    await fast.sessions.analyse(id, request, id)
    await ended(fast, id)
    end()
    expect(await late).toEqual(E.right(undefined))
    expect(photos.size).toBe(0)
  })

  test('fail after three attempts if the photo crashes the decoding thread', async () => {
    const made = working({ toPixmap: () => Promise.reject(new Error('the thread died')) })
    const id = await requested(made)
    await eventually(async () => {
      await made.endExhausted()
      expect(await made.sessions.state(id)).toMatchObject(E.right({ status: 'failed' }))
    })
    expect(made.events.filter(({ _tag }) => _tag === 'AnalysisBrokeOff')).toHaveLength(3)
    expect(photos.size).toBe(0)
  })

  test('fail if the photo cannot be decoded, without a second attempt', async () => {
    let decoded = 0
    const made = working({
      toPixmap: () => {
        decoded++
        return Promise.resolve(E.left('unreadable-photo'))
      },
    })
    const id = await requested(made)
    expect(await ended(made, id)).toEqual({ status: 'failed', reason: 'unreadable-photo' })
    expect(decoded).toBe(1)
    expect(made.events.filter(({ _tag }) => _tag === 'AnalysisBrokeOff')).toEqual([])
    expect(photos.size).toBe(0)
  })

  test('accept a second request if the first one failed after marking the photo as unreadable', async () => {
    const made = node({ toPixmap: () => Promise.resolve(E.left('unreadable-photo')) })
    const id = await uploaded(made)
    await ingestPhoto(memoryBucket(photos), () => Promise.resolve(E.left('unreadable-photo')))(id)
    expect(await made.sessions.analyse(id, request, id)).toEqual(E.right(undefined))
  })

  test('do not exceed the queue limit if requested concurrently', async () => {
    const web = node({ maxWaiting: 2 })
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => uploaded(web)))
    const answers = await Promise.all(ids.map((id) => web.sessions.analyse(id, request, id)))
    expect(answers.filter(E.isRight)).toHaveLength(2)
    expect(await records().queue.length()).toBe(2)
  })

  test('reject a repeated request only if its values differ', async () => {
    const web = node()
    const id = await requested(web)
    const again = async () => [
      await web.sessions.analyse(id, request, id),
      await web.sessions.analyse(id, { ...request, hairline: 21 }, id),
      await web.sessions.analyse(id, { ...request, gender: 'MEN' }, id),
    ]
    const refused = E.left({ _tag: 'AlreadyRequested' })
    const answers = [E.right(undefined), refused, refused]
    expect(await again()).toEqual(answers)
    await records().store.recordOutcome(id, { _tag: 'Failed', reason: 'no-face' })
    expect(await again()).toEqual(answers)
    await records().conclude(id, true)
    expect(await again()).toEqual(answers)
    expect(await web.sessions.state(id)).toMatchObject(E.right({ status: 'failed' }))
  })

  test('return when their photo was deleted and when they expire', async () => {
    const before = await records().store.now()
    const made = working()
    const id = await requested(made)
    const state = await ended(made, id)
    const after = await records().store.now()
    if (state.status !== 'completed') throw new Error(state.status)
    const deleted = O.getOrElse(() => NaN)(state.photoDeletedAt)
    // Times are whole milliseconds, rounded down.
    expect(deleted).toBeGreaterThan(before - 1)
    expect(deleted).toBeLessThanOrEqual(after)
    const created = state.expiresAt - 24 * 3_600_000
    expect(created).toBeGreaterThan(before - 1)
    expect(created).toBeLessThanOrEqual(deleted)
  })

  describe('that are deleted', () => {
    test('report whether a photo and a result were removed', async () => {
      const web = node()
      const [waiting, done] = [await requested(web), await requested(web)]
      await records().store.recordOutcome(done, { _tag: 'Failed', reason: 'no-face' })
      await records().conclude(done, true)
      photos.delete(done)
      expect(await web.sessions.remove(waiting)).toEqual(E.right({ photo: true, result: false }))
      expect(await web.sessions.remove(done)).toEqual(E.right({ photo: false, result: true }))
      expect(photos.size).toBe(0)
      expect(await records().queue.take(5)).toEqual([])
      for (const id of [waiting, done]) {
        expect(E.isLeft(await web.sessions.state(id))).toBe(true)
        expect(await web.sessions.remove(id)).toMatchObject(E.left({ _tag: 'UnknownSession' }))
      }
    })

    test('during their analysis stay removed', async () => {
      let end: () => void = () => undefined
      const analysis = new Promise<void>((resolve) => (end = resolve))
      const made = working({ analyse: () => analysis.then(() => E.right(sampleAnswer)) })
      const id = await requested(made)
      await eventually(async () => expect(await records().queue.length()).toBe(0))
      expect(await made.sessions.remove(id)).toMatchObject(E.right({ photo: true }))
      end()
      const next = await requested(made)
      await ended(made, next)
      expect(E.isLeft(await made.sessions.state(id))).toBe(true)
      expect(photos.size).toBe(0)
    })
  })

  describe('with external uploads', () => {
    test('are rejected while the space for photos is used up', async () => {
      const web = node({ externalUploads: true })
      const ids = [await createdOn(web.sessions)]
      while (ids.length < 5) ids.push(await createdOn(web.sessions))
      expect(await web.sessions.create('http://here', 'a client')).toMatchObject(
        E.left({ _tag: 'NoRoom' }),
      )
      expect(web.events.filter(({ _tag }) => _tag === 'PhotoTurnedAway')).toHaveLength(1)
      photos.set(ids[0] ?? '', portrait)
      await web.sessions.analyse(ids[0] ?? '', request, 'a client')
      expect(await web.sessions.create('http://here', 'a client')).toMatchObject(E.right({}))
    })
  })
})
