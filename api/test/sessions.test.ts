import * as E from 'fp-ts/lib/Either.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionState } from '@kaoiro/core/session/wire'
import { readFixture } from '@kaoiro/fixtures/files'
import { sampleResult } from '@kaoiro/fixtures/stub-service'
import { sweep } from '../src/sessions/sweep.js'
import { pixmapOf } from '../src/analyser/pixmap.js'
import { takeUpAgain } from '../src/sessions/take-up-again.js'
import type { Worker } from '../src/sessions/work-off.js'
import { databaseKinds } from './databases.js'
import { memoryBucket } from './memory-bucket.js'
import type { TestNode, TestNodeParts } from './test-node.js'
import { samplePixmap, testNode } from './test-node.js'
import type { TestRecords } from './test-records.js'
import { openRecords } from './test-records.js'

const portrait = await readFixture('portraits/spring-woman.jpg')
const request = { gender: 'WOMEN', hairline: 20 } as const
const hour = 3_600_000

describe.each(databaseKinds)('sessions in $name', ({ make }) => {
  let records: TestRecords
  let photos: Map<string, Uint8Array>
  let workers: Array<Worker>

  beforeAll(async () => {
    records = await openRecords(await make())
  })
  beforeEach(() => {
    photos = new Map()
    workers = []
  })
  afterEach(async () => {
    await Promise.all(workers.map(({ stop }) => stop(0)))
    await records.empty()
  })
  afterAll(() => records.close())

  const node = (parts: Partial<TestNodeParts> = {}): TestNode =>
    testNode({ persistence: records, bucket: memoryBucket(photos), ...parts })

  const working = (parts: Partial<TestNodeParts> = {}): TestNode => {
    const made = node(parts)
    workers.push(made.work())
    return made
  }

  /** A session whose photo is there. */
  const uploaded = async ({ sessions }: TestNode): Promise<string> => {
    const { id } = await sessions.create('http://here')
    photos.set(id, portrait)
    return id
  }

  const requested = async (made: TestNode): Promise<string> => {
    const id = await uploaded(made)
    expect(await made.sessions.analyse(id, request)).toEqual(E.right(undefined))
    return id
  }

  const ended = ({ sessions }: TestNode, id: string): Promise<SessionState> =>
    vi.waitFor(
      async () => {
        const state = await sessions.state(id)
        if (E.isLeft(state)) throw new Error(state.left.code)
        expect(state.right.status).not.toBe('analyzing')
        return state.right
      },
      { timeout: 20_000 },
    )

  test('are analysed by another node than the one that was asked', async () => {
    const web = node()
    const id = await requested(web)
    working()
    expect(await ended(web, id)).toEqual({ status: 'completed', result: sampleResult })
    expect(photos.size).toBe(0)
  })

  test('keep no JPEG from the request on: the bucket holds its pixels alone', async () => {
    const id = await requested(node())
    expect(photos.get(id)).toEqual(samplePixmap)
  })

  test('of a worker that has died in the middle are taken up by another', async () => {
    const dying = node({ analyse: () => new Promise(() => undefined) })
    const id = await requested(dying)
    expect(await records.queue.take(1)).toEqual([id])
    working()
    expect(await ended(dying, id)).toMatchObject({ status: 'completed' })
  })

  test('that were under way when the only node ended are taken up at its next start', async () => {
    const web = node()
    const [underWay, waiting] = [await requested(web), await requested(web)]
    await records.queue.take(1)
    await takeUpAgain(records)
    expect([...(await records.queue.take(5))].sort()).toEqual([underWay, waiting].sort())
  })

  test.each([
    ['after the outcome was noted', true],
    ['after the photo was removed', false],
  ])('of a worker that has died %s end without a second analysis', async (_, hasPhoto) => {
    const web = node()
    const id = await requested(web)
    await records.queue.take(1)
    await records.store.settle(id, { _tag: 'Failed', reason: 'no-face' })
    if (!hasPhoto) photos.clear()
    working()
    expect(await ended(web, id)).toEqual({ status: 'failed', reason: 'no-face' })
    expect(photos.size).toBe(0)
  })

  test('with a photo that ends every worker fail after three tries, and stop nobody else', async () => {
    let tries = 0
    const web = node()
    const poisoned = await requested(web)
    const good = [await requested(web), await requested(web)]
    const poison = pixmapOf({ width: 1, height: 1, data: Uint8Array.of(6, 6, 6, 255) })
    photos.set(poisoned, poison)
    const { endGivenUp, events } = working({
      analyse: (photo) => {
        if (photo !== poison) return Promise.resolve(E.right(sampleResult))
        tries++
        return Promise.reject(new Error('the thread died'))
      },
    })
    for (const id of good) expect(await ended(web, id)).toMatchObject({ status: 'completed' })
    await vi.waitFor(async () => {
      await endGivenUp()
      expect(await web.sessions.state(poisoned)).toEqual(
        E.right({ status: 'failed', reason: 'internal-error' }),
      )
    })
    expect(tries).toBe(3)
    expect(events.filter(({ _tag }) => _tag === 'AnalysisBrokeOff')).toHaveLength(3)
    expect(photos.size).toBe(0)
  })

  test('whose photo has vanished fail', async () => {
    const web = node()
    const id = await requested(web)
    photos.clear()
    working()
    expect(await ended(web, id)).toEqual({ status: 'failed', reason: 'internal-error' })
  })

  test('are turned away at once while the line is full, and taken in when it is not', async () => {
    const web = node({ mostWaiting: 2 })
    const [first, second, third] = [
      await uploaded(web),
      await uploaded(web),
      await uploaded(web),
    ] as const
    await web.sessions.analyse(first, request)
    await web.sessions.analyse(second, request)
    expect(await web.sessions.analyse(third, request)).toMatchObject(
      E.left({ status: 503, code: 'too-busy', retryAfter: 5 }),
    )
    expect(photos.get(third)).toEqual(portrait)
    await records.queue.take(1)
    expect(await web.sessions.analyse(third, request)).toEqual(E.right(undefined))
  })

  test('that are asked for twice in the same words are analysed once', async () => {
    const web = node()
    const id = await uploaded(web)
    const ask = () => web.sessions.analyse(id, request)
    const answers = [...(await Promise.all([ask(), ask()])), await ask()]
    expect(answers.filter(E.isRight)).toHaveLength(3)
    expect(await records.queue.take(5)).toEqual([id])
  })

  test('whose request was cut off after its photo was taken in can be asked for again', async () => {
    const web = node({ toPixmap: () => Promise.reject(new Error('there is nothing to decode')) })
    const id = await uploaded(web)
    photos.set(id, samplePixmap)
    expect(await web.sessions.analyse(id, request)).toEqual(E.right(undefined))
    expect(photos.get(id)).toEqual(samplePixmap)
  })

  test('leave no photo when a second request comes too late', async () => {
    let takeIn: () => void = () => undefined
    const isAsked = new Promise<void>((asked) => {
      takeIn = asked
    })
    let end: () => void = () => undefined
    const slow = node({
      toPixmap: () =>
        new Promise((resolve) => {
          end = () => resolve(E.right(samplePixmap))
          takeIn()
        }),
    })
    const id = await uploaded(slow)
    const late = slow.sessions.analyse(id, request)
    await isAsked
    const fast = working()
    await fast.sessions.analyse(id, request)
    await ended(fast, id)
    end()
    expect(await late).toMatchObject(E.left({ status: 409 }))
    expect(photos.size).toBe(0)
  })

  test('whose photo ends the thread that takes it in end by the bounded tries of the line', async () => {
    const made = working({ toPixmap: () => Promise.reject(new Error('the thread died')) })
    const id = await requested(made)
    await vi.waitFor(
      async () => {
        await made.endGivenUp()
        expect(await made.sessions.state(id)).toMatchObject(E.right({ status: 'failed' }))
      },
      { timeout: 20_000 },
    )
    expect(made.events.filter(({ _tag }) => _tag === 'AnalysisBrokeOff')).toHaveLength(3)
    expect(photos.size).toBe(0)
  })

  test('that come at the same moment do not exceed the line', async () => {
    const web = node({ mostWaiting: 2 })
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => uploaded(web)))
    const answers = await Promise.all(ids.map((id) => web.sessions.analyse(id, request)))
    expect(answers.filter(E.isRight)).toHaveLength(2)
    expect(await records.queue.length()).toBe(2)
  })

  test('older than an hour are not analysed any more', async () => {
    let now = 0
    const web = node({ clock: () => now })
    const id = await uploaded(web)
    now = hour + 1
    expect(await web.sessions.analyse(id, request)).toMatchObject(E.left({ status: 404 }))
  })

  test('that have vanished before their turn leave no photo', async () => {
    const web = node()
    const id = await requested(web)
    await records.store.remove(id)
    working()
    await vi.waitFor(() => expect(photos.size).toBe(0))
    await vi.waitFor(async () => expect(await records.queue.take(5)).toEqual([]))
  })

  test('that are given up end also where a photo cannot be removed', async () => {
    const web = node()
    const ids = [await requested(web), await requested(web)]
    for (let tries = 0; tries < 3; tries++) {
      await vi.waitFor(async () => expect(await records.queue.take(5)).toHaveLength(2))
      for (const id of ids) await records.queue.giveBack(id)
    }
    const bucket = { ...memoryBucket(photos), remove: () => Promise.reject(new Error('away')) }
    await node({ bucket }).endGivenUp()
    for (const id of ids)
      expect(await web.sessions.state(id)).toMatchObject(E.right({ status: 'failed' }))
  })

  test('that are asked for in other words, or after their end, answer 409', async () => {
    const web = node()
    const id = await requested(web)
    const other = await web.sessions.analyse(id, { ...request, hairline: 21 })
    expect(other).toMatchObject(E.left({ status: 409 }))
    await records.store.settle(id, { _tag: 'Failed', reason: 'no-face' })
    await records.store.end(id)
    expect(await web.sessions.analyse(id, request)).toMatchObject(E.left({ status: 409 }))
  })

  describe('that are deleted', () => {
    test('are gone with photo, place in line and result, and it is told what there was', async () => {
      const web = node()
      const [waiting, done] = [await requested(web), await requested(web)]
      await records.store.settle(done, { _tag: 'Failed', reason: 'no-face' })
      await records.store.end(done)
      photos.delete(done)
      expect(await web.sessions.remove(waiting)).toEqual(E.right({ photo: true, result: false }))
      expect(await web.sessions.remove(done)).toEqual(E.right({ photo: false, result: true }))
      expect(photos.size).toBe(0)
      expect(await records.queue.take(5)).toEqual([])
      for (const id of [waiting, done]) {
        expect(E.isLeft(await web.sessions.state(id))).toBe(true)
        expect(await web.sessions.remove(id)).toMatchObject(E.left({ status: 404 }))
      }
    })

    test.each(['', 'no-such-session', "'; --", '\ud800'])(
      'and never were are unknown: %s',
      async (id) => {
        expect(await node().sessions.remove(id)).toMatchObject(E.left({ status: 404 }))
      },
    )

    test('in the middle of their analysis stay gone', async () => {
      let end: () => void = () => undefined
      const analysis = new Promise<void>((resolve) => (end = resolve))
      const made = working({ analyse: () => analysis.then(() => E.right(sampleResult)) })
      const id = await requested(made)
      await vi.waitFor(async () => expect(await records.queue.length()).toBe(0))
      expect(await made.sessions.remove(id)).toMatchObject(E.right({ photo: true }))
      end()
      const next = await requested(made)
      await ended(made, next)
      expect(E.isLeft(await made.sessions.state(id))).toBe(true)
      expect(photos.size).toBe(0)
    })
  })

  test('are swept after 24 hours, and photos older than 22 asked to go', async () => {
    let now = 0
    const photoTimes: Array<number> = []
    const bucket = {
      ...memoryBucket(photos),
      removeOlderThan: (time: number) => {
        photoTimes.push(time)
        return Promise.resolve(0)
      },
    }
    const made = node({ clock: () => now })
    const id = await uploaded(made)
    const ports = { store: records.store, bucket, clock: () => now, tell: () => undefined }
    now = 24 * hour
    await sweep(ports)
    expect(E.isRight(await made.sessions.state(id))).toBe(true)
    now = 24 * hour + 1
    await sweep(ports)
    expect(E.isLeft(await made.sessions.state(id))).toBe(true)
    expect(photoTimes).toEqual([2 * hour, 2 * hour + 1])
  })

  test('that are under way when a node stops are finished, and those that hang given back', async () => {
    let end: () => void = () => undefined
    const analysis = new Promise<void>((resolve) => (end = resolve))
    const made = node({ analyse: () => analysis.then(() => E.right(sampleResult)) })
    const worker = made.work()
    const id = await requested(made)
    worker.wake()
    await vi.waitFor(async () => expect(await records.queue.length()).toBe(0))
    const stopped = worker.stop(60_000)
    end()
    await stopped
    expect(await made.sessions.state(id)).toMatchObject(E.right({ status: 'completed' }))

    const hanging = node({ analyse: () => new Promise(() => undefined) })
    const other = hanging.work()
    const stuck = await requested(hanging)
    other.wake()
    await vi.waitFor(async () => expect(await records.queue.length()).toBe(0))
    await other.stop(0)
    expect(await records.queue.take(5)).toEqual([stuck])
  })
})
