import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { embedded } from '../../storage/database/test-databases.js'
import { memoryBucket } from '../memory-bucket.js'
import { testSessions } from '../test-sessions.js'
import { requeueActive } from '../../../src/sessions/analysis/job-worker.js'
import { eventually } from '../../eventually.js'

describe('queued sessions', () => {
  const { records, photos, node, working, requested, ended } = testSessions(embedded.make)

  test('can be analysed by a node other than the one that queued them', async () => {
    const web = node()
    const id = await requested(web)
    working()
    expect(await ended(web, id)).toMatchObject({ status: 'completed', answer: sampleAnswer })
    expect(photos.size).toBe(0)
  })

  test('are requeued when the only node starts again', async () => {
    const web = node()
    const [underWay, waiting] = [await requested(web), await requested(web)]
    await records().takeIds(1)
    await requeueActive(records())
    expect([...(await records().takeIds(5))].sort()).toEqual([underWay, waiting].sort())
  })

  test.each([
    ['after recording the outcome', true],
    ['after removing the photo', false],
  ])('of a worker that died %s end without a second analysis', async (_, hasPhoto) => {
    const web = node()
    const id = await requested(web)
    await records().takeIds(1)
    await records().store.recordOutcome(id, { _tag: 'Failed', reason: 'no-face' })
    if (!hasPhoto) photos.clear()
    working()
    expect(await ended(web, id)).toEqual({ status: 'failed', reason: 'no-face' })
    expect(photos.size).toBe(0)
  })

  test('fail after three attempts if the photo crashes every worker', async () => {
    let tries = 0
    const web = node()
    const poisoned = await requested(web)
    const good = [await requested(web), await requested(web)]
    const poison = Uint8Array.of(6)
    photos.set(poisoned, poison)
    const { endExhausted, events } = working({
      analyse: (photo) => {
        if (photo !== poison) return Promise.resolve(E.right(sampleAnswer))
        tries++
        return Promise.reject(new Error('the thread died'))
      },
    })
    for (const id of good) expect(await ended(web, id)).toMatchObject({ status: 'completed' })
    await eventually(async () => {
      await endExhausted()
      expect(await web.sessions.state(poisoned)).toEqual(
        E.right({ status: 'failed', reason: 'internal-error' }),
      )
    })
    expect(tries).toBe(3)
    expect(events.filter(({ _tag }) => _tag === 'AnalysisBrokeOff')).toHaveLength(3)
    expect(photos.size).toBe(0)
  })

  test('fail if the photo is missing', async () => {
    const web = node()
    const id = await requested(web)
    photos.clear()
    working()
    expect(await ended(web, id)).toEqual({ status: 'failed', reason: 'internal-error' })
  })

  test('leave no photo if removed while they wait', async () => {
    const web = node()
    const id = await requested(web)
    await records().store.remove(id)
    working()
    await eventually(() => expect(photos.size).toBe(0))
    await eventually(async () => expect(await records().takeIds(5)).toEqual([]))
  })

  test('fail after the last attempt even if the photo cannot be removed', async () => {
    const web = node()
    const ids = [await requested(web), await requested(web)]
    for (let tries = 0; tries < 3; tries++) {
      await eventually(async () => expect(await records().takeIds(5)).toHaveLength(2))
      for (const id of ids) await records().queue.requeue(id)
    }
    const bucket = { ...memoryBucket(photos), remove: () => Promise.reject(new Error('away')) }
    await node({ bucket }).endExhausted()
    for (const id of ids)
      expect(await web.sessions.state(id)).toMatchObject(E.right({ status: 'failed' }))
  })

  test('do not claim that their photo is deleted if the last attempt could not remove it', async () => {
    const web = node()
    const id = await requested(web)
    const bucket = { ...memoryBucket(photos), remove: () => Promise.reject(new Error('denied')) }
    const { endExhausted } = working({ bucket })
    const state = await eventually(async () => {
      await endExhausted()
      const state = await web.sessions.state(id)
      expect(state).toMatchObject(E.right({ status: 'completed' }))
      return state
    })
    expect(E.isRight(state) && 'photo_deleted_at' in state.right).toBe(false)
  })

  test('are completed before a node stops, or requeued if they hang', async () => {
    let end: () => void = () => undefined
    const analysis = new Promise<void>((resolve) => (end = resolve))
    const made = node({ analyse: () => analysis.then(() => E.right(sampleAnswer)) })
    const worker = made.work()
    const id = await requested(made)
    worker.wake()
    await eventually(async () => expect(await records().queue.length()).toBe(0))
    const stopped = worker.stop(60_000)
    end()
    await stopped
    expect(await made.sessions.state(id)).toMatchObject(E.right({ status: 'completed' }))

    const hanging = node({ analyse: () => new Promise(() => undefined) })
    const other = hanging.work()
    const stuck = await requested(hanging)
    other.wake()
    await eventually(async () => expect(await records().queue.length()).toBe(0))
    await other.stop(0)
    expect(await records().takeIds(5)).toEqual([stuck])
  })
})
