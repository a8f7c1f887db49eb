import { randomUUID } from 'node:crypto'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import type { Outcome } from '../../../src/sessions/model/session.js'
import { OtherVersion } from '../../../src/sessions/model/session-error.js'
import type { QueuePosition } from '../../../src/sessions/ports/persistence.js'
import type { JobQueue } from '../../../src/storage/records/job-queue.js'
import { defaultTimes, startJobQueue } from '../../../src/storage/records/job-queue.js'
import { signingKey } from '../../../src/storage/records/sql-records.js'
import { databaseKinds } from '../database/test-databases.js'
import { hour, makeOlder, minute } from './moments.js'
import { rejected, request, testRecords } from './test-records.js'
import { eventually } from '../../eventually.js'

const completed: Outcome = { _tag: 'Completed', answer: sampleAnswer }
const failed: Outcome = { _tag: 'Failed', reason: 'no-face' }

describe.each(databaseKinds)('records in $name', ({ make }) => {
  const { records, added } = testRecords(make)

  const requested = async (): Promise<string> => {
    const id = await added()
    await records().store.begin(id, request)
    return id
  }

  const isThere = async (id: string) => O.isSome(await records().store.get(id))

  const add = (
    id: string,
    queue = records().queue,
    position: QueuePosition = { arrival: 1, priority: 0 },
  ) => queue.add(id, 'a client', position)

  const phaseOf = async (id: string) => O.toNullable(await records().store.get(id))?.phase

  describe('sessions', () => {
    test.each(['', 'no-such-session', "'; DROP TABLE kaoiro.session --", randomUUID()])(
      'are not found by an unknown id: %s',
      async (id) => {
        await added()
        expect(await records().store.get(id)).toEqual(O.none)
        expect(await records().store.remove(id)).toEqual(O.none)
      },
    )

    test('start their analysis only once', async () => {
      const id = await added()
      const begun = await Promise.all([1, 2, 3].map(() => records().store.begin(id, request)))
      expect(begun.filter(Boolean)).toHaveLength(1)
      expect(await phaseOf(id)).toEqual({ _tag: 'Analyzing', request, outcome: O.none })
    })

    test('that a node of another version has written are not an answer', async () => {
      const id = await requested()
      const later = JSON.stringify({ _tag: 'Failed', reason: 'a-later-reason' })
      await records().database.query('UPDATE kaoiro.session SET outcome = $2 WHERE id = $1', [
        id,
        later,
      ])
      await expect(records().store.get(id)).rejects.toThrow(OtherVersion)
    })

    test('keep the first outcome', async () => {
      const id = await added()
      await records().store.begin(id, request)
      await records().store.recordOutcome(id, completed)
      await records().store.recordOutcome(id, failed)
      await records().conclude(id, true)
      await records().store.recordOutcome(id, failed)
      expect(await phaseOf(id)).toMatchObject({ _tag: 'Ended', outcome: completed })
    })

    test('are returned when they are removed', async () => {
      const id = await added()
      expect(await records().store.remove(id)).toMatchObject(O.some({ id }))
      expect(await records().store.get(id)).toEqual(O.none)
    })

    test('expire by age, sooner while no analysis is requested', async () => {
      const ids = { pending: await added(), requested: await requested(), young: await requested() }
      await makeOlder(records().database, ids.pending, 10 * minute + 1)
      await makeOlder(records().database, ids.requested, 24 * hour + 1)
      await makeOlder(records().database, ids.young, 24 * hour - minute)
      const now = await records().store.now()
      const older = { pending: now - 11 * minute, any: now - 25 * hour }
      expect(await records().store.removeExpired(older)).toBe(0)
      const limits = { pending: now - 10 * minute, any: now - 24 * hour }
      expect(await records().store.removeExpired(limits)).toBe(2)
      expect(await isThere(ids.pending)).toBe(false)
      expect(await isThere(ids.requested)).toBe(false)
      expect(await isThere(ids.young)).toBe(true)
    })

    test('need their photo until the outcome of their analysis is recorded', async () => {
      const [pending, analysing, recorded, ended, old, gone] = [
        await added(),
        await requested(),
        await requested(),
        await requested(),
        await requested(),
        randomUUID(),
      ]
      for (const id of [recorded, ended]) await records().store.recordOutcome(id, completed)
      await records().conclude(ended, true)
      await makeOlder(records().database, old, 2 * hour)
      const ids = [pending, analysing, recorded, ended, old, gone]
      const now = await records().store.now()
      const limits = { pending: now - 10 * minute, any: now - hour }
      expect(await records().store.needingPhoto(ids, limits)).toEqual(new Set([pending, analysing]))
      await makeOlder(records().database, pending, 11 * minute)
      expect(await records().store.needingPhoto(ids, limits)).toEqual(new Set([analysing]))
      expect(await records().store.needingPhoto([], limits)).toEqual(new Set())
    })
  })

  describe('the queue', () => {
    test('hands out jobs in order of arrival, each once', async () => {
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      for (const id of ids) await add(id)
      expect(await records().queue.length()).toBe(3)
      expect(await records().takeIds(1)).toEqual([ids[0]])
      const others = await Promise.all([records().takeIds(5), records().takeIds(5)])
      expect(others.flat().sort()).toEqual(ids.slice(1).sort())
      expect(await records().queue.length()).toBe(0)
    })

    test('hands out the highest priority first, also on retries, and keeps the order of equal priorities', async () => {
      const [low, high, alsoLow] = [randomUUID(), randomUUID(), randomUUID()]
      await add(low, records().queue, { arrival: 1, priority: -9 })
      await add(high, records().queue, { arrival: 2, priority: -2 })
      await add(alsoLow, records().queue, { arrival: 3, priority: -9 })
      expect(await records().takeIds(1)).toEqual([high])
      await records().queue.requeue(high)
      await eventually(async () => expect(await records().takeIds(1)).toEqual([high]))
      expect(await records().takeIds(1)).toEqual([low])
      expect(await records().takeIds(1)).toEqual([alsoLow])
    })

    test("returns the number of waiting jobs, the client's share of them, and the last arrival", async () => {
      const state = (client: string) => records().queue.stateFor(client)
      expect(await state('one')).toEqual({ waiting: 0, own: 0, lastArrival: 0 })
      const underWay = randomUUID()
      await records().queue.add(underWay, 'one', { arrival: 7, priority: 0 })
      await records().takeIds(1)
      await records().queue.add(randomUUID(), 'one', { arrival: 5, priority: 0 })
      await records().queue.add(randomUUID(), 'other', { arrival: 6, priority: 0 })
      expect(await state('one')).toEqual({ waiting: 2, own: 1, lastArrival: 7 })
      expect(await state('nobody')).toEqual({ waiting: 2, own: 0, lastArrival: 7 })
      await records().queue.requeue(underWay)
      expect(await state('one')).toEqual({ waiting: 3, own: 2, lastArrival: 7 })
    })

    test('keeps a job with its node while the node renews it', async () => {
      const [renewed, abandoned] = [randomUUID(), randomUUID()]
      for (const id of [renewed, abandoned]) await add(id)
      expect(await records().takeIds(2)).toHaveLength(2)
      await eventually(async () => {
        await records().queue.renew([renewed])
        expect(await records().takeIds(2)).toEqual([abandoned])
      })
    })

    test('contains a session only once', async () => {
      const id = randomUUID()
      await add(id)
      await add(id).catch(() => undefined)
      expect(await records().takeIds(5)).toEqual([id])
    })

    test('forgets a removed job, waiting or active', async () => {
      const [waiting, underWay] = [randomUUID(), randomUUID()]
      await add(underWay)
      await records().takeIds(1)
      await add(waiting)
      for (const id of [waiting, underWay]) await records().queue.remove(id)
      await expect(records().queue.remove(waiting)).resolves.toBeUndefined()
      expect(await records().queue.length()).toBe(0)
      await records().queue.requeue(underWay)
      expect(await records().takeIds(5)).toEqual([])
    })

    test('hands a job out three times at most', async () => {
      const id = randomUUID()
      await add(id)
      for (let tries = 0; tries < 3; tries++) {
        expect(await records().queue.takeExhausted(5)).toEqual([])
        await eventually(async () => expect(await records().takeIds(5)).toEqual([id]))
        await records().queue.requeue(id)
      }
      expect(await records().takeIds(5)).toEqual([])
      expect(await records().queue.takeExhausted(5)).toEqual([id])
      expect(await records().queue.takeExhausted(5)).toEqual([])
    })

    test('hands a job out again after its node has died', async () => {
      const id = randomUUID()
      await add(id)
      expect(await records().takeIds(1)).toEqual([id])
      expect(await records().takeIds(1)).toEqual([])
      await eventually(async () => expect(await records().takeIds(1)).toEqual([id]))
    })
  })

  test('atomically commits all of the work or nothing', async () => {
    const id = await added()
    const half = records().atomically(async ({ store, queue }) => {
      await store.begin(id, request)
      await add(id, queue)
      throw new Error('half-way')
    })
    await expect(half).rejects.toThrow('half-way')
    expect(await phaseOf(id)).toEqual({ _tag: 'AwaitingPhoto' })
    expect(await records().queue.length()).toBe(0)
    await records().atomically(async ({ store, queue }) => {
      await store.begin(id, request)
      await add(id, queue)
    })
    expect(await records().takeIds(1)).toEqual([id])
  })

  test('a job that is requeued in a failing transaction remains active', async () => {
    const id = randomUUID()
    await add(id)
    await records().takeIds(1)
    const half = records().atomically(async ({ queue }) => {
      await queue.requeue(id)
      throw new Error('half-way')
    })
    await expect(half).rejects.toThrow('half-way')
    expect(await records().queue.length()).toBe(0)
  })

  test('spreads three tries over 15 to 40 s', async () => {
    const jobs = await startJobQueue(records().database, rejected, defaultTimes)
    const id = randomUUID()
    await add(id, jobs.over(records().database))
    const waits = [await requeuedDelay(jobs, id), await requeuedDelay(jobs, id)]
    await jobs.stop()
    // Restores the shorter times of the tests.
    await records().reopen()
    const [first = 0, second = 0] = waits
    expect(first + second).toBeGreaterThanOrEqual(15)
    expect(first + second).toBeLessThan(40)
  })

  /** Takes and requeues a job. Returns the seconds until the retry, then makes the job available at once. */
  const requeuedDelay = (jobs: JobQueue, id: string): Promise<number> =>
    records().database.transaction(async (sql) => {
      const queue = jobs.over(sql)
      expect(await queue.take(1)).toEqual([{ id }])
      await queue.requeue(id)
      const [row] = await sql.query(
        `SELECT extract(epoch FROM start_after - now())::float AS wait
         FROM pgboss.job WHERE id = $1 AND state = 'retry'`,
        [id],
      )
      await sql.query(`UPDATE pgboss.job SET start_after = now() WHERE id = $1`, [id])
      return Number(row?.['wait'])
    })

  test('the signing key is created once', async () => {
    const keys = await Promise.all([signingKey(records().database), signingKey(records().database)])
    expect(keys[0]).toHaveLength(32)
    expect(keys[1]).toEqual(keys[0])
  })

  test('keeps sessions when the database is reopened', async () => {
    const id = await added()
    await records().reopen()
    expect(await phaseOf(id)).toEqual({ _tag: 'AwaitingPhoto' })
  })
})
