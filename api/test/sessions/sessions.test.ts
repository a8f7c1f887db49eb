import * as O from 'fp-ts/lib/Option.js'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { embedded } from '../storage/database/test-databases.js'
import { memoryBucket } from './memory-bucket.js'
import { createdOn, portrait, testSessions } from './test-sessions.js'
import { request } from '../storage/records/test-records.js'
import { eventually } from '../eventually.js'

describe('sessions', () => {
  const { records, photos, node, working, uploaded, requested, ended } = testSessions(embedded.make)

  test('are analysed once if requested twice with the same values', async () => {
    const web = node()
    const id = await uploaded(web)
    const ask = () => web.sessions.analyse(id, request, id)
    const answers = [...(await Promise.all([ask(), ask()])), await ask()]
    expect(answers.filter(E.isRight)).toHaveLength(3)
    expect(await records().takeIds(5)).toEqual([id])
  })

  test('accept a photo that a node of an earlier version decoded', async () => {
    const web = node()
    const id = await uploaded(web)
    photos.set(id, Buffer.from('P6\n1 1\n255\n\x09\x08\x07', 'latin1'))
    expect(await web.sessions.analyse(id, request, id)).toEqual(E.right(undefined))
    expect(photos.has(id)).toBe(true)
  })

  test('reject a photo that the service cannot analyse, and accept another one', async () => {
    const web = node()
    const id = await createdOn(web.sessions)
    const ask = () => web.sessions.analyse(id, request, id)
    expect(await ask()).toEqual(E.left({ _tag: 'PhotoMissing' }))
    photos.set(id, Buffer.from('GIF89a'))
    expect(await ask()).toEqual(E.left({ _tag: 'NotAJpeg' }))
    expect(photos.size).toBe(0)
    photos.set(id, portrait)
    expect(await ask()).toEqual(E.right(undefined))
    expect(photos.get(id)).toBe(portrait)
  })

  test.each(['before', 'after'])(
    'accept a repeated request that reads the photo %s it was analysed',
    async (time) => {
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
            const photo = await bucket.get(id)
            reading()
            await canRead
            return time === 'before' ? photo : bucket.get(id)
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
      expect(photos.size).toBe(0)
    },
  )

  test('fail if the photo cannot be decoded, without a second attempt', async () => {
    let tries = 0
    const made = working({
      analyse: () => {
        tries++
        return Promise.resolve(E.left('unreadable-photo'))
      },
    })
    const id = await requested(made)
    expect(await ended(made, id)).toEqual({ status: 'failed', reason: 'unreadable-photo' })
    expect(tries).toBe(1)
    expect(made.events.filter(({ _tag }) => _tag === 'AnalysisBrokeOff')).toEqual([])
    expect(photos.size).toBe(0)
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
      expect(await records().takeIds(5)).toEqual([])
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
