import { randomUUID } from 'node:crypto'
import * as O from 'fp-ts/lib/Option.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleResult } from '@kaoiro/fixtures/stub-service'
import type { Outcome, Session } from '../src/ports.js'
import type { JobQueue } from '../src/records/job-queue.js'
import { startJobQueue, usualTimes } from '../src/records/job-queue.js'
import { signingKey } from '../src/records/signing-key.js'
import { databaseKinds } from './databases.js'
import type { TestRecords } from './test-records.js'
import { openRecords, rejected, supervisedDatabase } from './test-records.js'

const request = { gender: 'WOMEN', hairline: 20 } as const
const completed: Outcome = { _tag: 'Completed', result: sampleResult }
const failed: Outcome = { _tag: 'Failed', reason: 'no-face' }

const awaiting = (createdAt = 0): Session => ({
  id: randomUUID(),
  createdAt,
  phase: { _tag: 'AwaitingPhoto' },
})

describe.each(databaseKinds)('records in $name', ({ make }) => {
  let records: TestRecords

  beforeAll(async () => {
    records = await openRecords(await make())
  })
  afterEach(() => records.empty())
  afterAll(() => records.close())

  const added = async (createdAt?: number): Promise<string> => {
    const session = awaiting(createdAt)
    await records.store.add(session)
    return session.id
  }

  const phaseOf = async (id: string) => O.toNullable(await records.store.get(id))?.phase

  describe('sessions', () => {
    test('are found as they were added', async () => {
      const session = awaiting(1_234_567)
      await records.store.add(session)
      expect(await records.store.get(session.id)).toEqual(O.some(session))
    })

    test.each(['', 'no-such-session', "'; DROP TABLE kaoiro.session --", randomUUID()])(
      'are not found by an unknown id: %s',
      async (id) => {
        await added()
        expect(await records.store.get(id)).toEqual(O.none)
        expect(await records.store.remove(id)).toEqual(O.none)
      },
    )

    test('begin once, whoever is first', async () => {
      const id = await added()
      const begun = await Promise.all([1, 2, 3].map(() => records.store.begin(id, request)))
      expect(begun.filter(Boolean)).toHaveLength(1)
      expect(await phaseOf(id)).toEqual({ _tag: 'Analyzing', request, outcome: O.none })
    })

    test.each([completed, failed])('end as $_tag once the outcome is noted', async (outcome) => {
      const id = await added()
      await records.store.begin(id, request)
      await records.store.end(id)
      expect(await phaseOf(id)).toMatchObject({ _tag: 'Analyzing', outcome: O.none })
      await records.store.settle(id, outcome)
      expect(await phaseOf(id)).toMatchObject({ _tag: 'Analyzing', outcome: O.some(outcome) })
      await records.store.end(id)
      expect(await phaseOf(id)).toEqual({ _tag: 'Ended', outcome })
    })

    test('keep the first outcome', async () => {
      const id = await added()
      await records.store.begin(id, request)
      await records.store.settle(id, completed)
      await records.store.settle(id, failed)
      await records.store.end(id)
      await records.store.settle(id, failed)
      expect(await phaseOf(id)).toEqual({ _tag: 'Ended', outcome: completed })
    })

    test('are told when they are removed, and are gone', async () => {
      const id = await added(5)
      expect(await records.store.remove(id)).toMatchObject(O.some({ id, createdAt: 5 }))
      expect(await records.store.get(id)).toEqual(O.none)
    })

    test('are removed by their age', async () => {
      const [old, young] = [await added(999), await added(1_000)]
      expect(await records.store.removeOlderThan(1_000)).toBe(1)
      expect(await records.store.get(old)).toEqual(O.none)
      expect(O.isSome(await records.store.get(young))).toBe(true)
    })
  })

  describe('the line', () => {
    test('gives back the first that came, each to one taker', async () => {
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      for (const id of ids) await records.queue.add(id)
      expect(await records.queue.length()).toBe(3)
      expect(await records.queue.take(1)).toEqual([ids[0]])
      const others = await Promise.all([records.queue.take(5), records.queue.take(5)])
      expect(others.flat().sort()).toEqual(ids.slice(1).sort())
      expect(await records.queue.length()).toBe(0)
    })

    test('holds a session once', async () => {
      const id = randomUUID()
      await records.queue.add(id)
      await records.queue.add(id).catch(() => undefined)
      expect(await records.queue.take(5)).toEqual([id])
    })

    test('lets a job that was removed go, waiting or under way', async () => {
      const [waiting, underWay] = [randomUUID(), randomUUID()]
      await records.queue.add(underWay)
      await records.queue.take(1)
      await records.queue.add(waiting)
      for (const id of [waiting, underWay]) await records.queue.remove(id)
      await expect(records.queue.remove(waiting)).resolves.toBeUndefined()
      expect(await records.queue.length()).toBe(0)
      await records.queue.giveBack(underWay)
      expect(await records.queue.take(5)).toEqual([])
    })

    test('hands a job out three times, and then gives it up for good', async () => {
      const id = randomUUID()
      await records.queue.add(id)
      for (let tries = 0; tries < 3; tries++) {
        expect(await records.queue.takeGivenUp(5)).toEqual([])
        await vi.waitFor(async () => expect(await records.queue.take(5)).toEqual([id]))
        await records.queue.giveBack(id)
      }
      expect(await records.queue.take(5)).toEqual([])
      expect(await records.queue.takeGivenUp(5)).toEqual([id])
      expect(await records.queue.takeGivenUp(5)).toEqual([])
    })

    test('hands a job out again when its taker has died', async () => {
      const id = randomUUID()
      await records.queue.add(id)
      expect(await records.queue.take(1)).toEqual([id])
      expect(await records.queue.take(1)).toEqual([])
      await vi.waitFor(async () => expect(await records.queue.take(1)).toEqual([id]), {
        timeout: 20_000,
        interval: 100,
      })
    })
  })

  test('work that is done together is done in whole or not at all', async () => {
    const id = await added()
    const half = records.atomically(async ({ store, queue }) => {
      await store.begin(id, request)
      await queue.add(id)
      throw new Error('half-way')
    })
    await expect(half).rejects.toThrow('half-way')
    expect(await phaseOf(id)).toEqual({ _tag: 'AwaitingPhoto' })
    expect(await records.queue.length()).toBe(0)
    await records.atomically(async ({ store, queue }) => {
      await store.begin(id, request)
      await queue.add(id)
    })
    expect(await records.queue.take(1)).toEqual([id])
  })

  test('a job that is given back by work that fails stays with its taker', async () => {
    const id = randomUUID()
    await records.queue.add(id)
    await records.queue.take(1)
    const half = records.atomically(async ({ queue }) => {
      await queue.giveBack(id)
      throw new Error('half-way')
    })
    await expect(half).rejects.toThrow('half-way')
    expect(await records.queue.length()).toBe(0)
  })

  test('three tries outlast 15 s without a bucket, and are used up within a minute', async () => {
    const jobs = await startJobQueue(records.database, rejected, usualTimes)
    const id = randomUUID()
    await jobs.over(records.database).add(id)
    const waits = [await brokenOff(jobs, id), await brokenOff(jobs, id)]
    await jobs.stop()
    // The queue gets its times of the tests back.
    await records.reopen()
    const [first = 0, second = 0] = waits
    expect(first + second).toBeGreaterThanOrEqual(15)
    expect(first + second).toBeLessThan(40)
  })

  /** Breaks off a try; the seconds until the next one, which then may begin at once. */
  const brokenOff = (jobs: JobQueue, id: string): Promise<number> =>
    records.database.transaction(async (sql) => {
      const queue = jobs.over(sql)
      expect(await queue.take(1)).toEqual([id])
      await queue.giveBack(id)
      const [row] = await sql.query(
        `SELECT extract(epoch FROM start_after - now())::float AS wait
         FROM pgboss.job WHERE id = $1 AND state = 'retry'`,
        [id],
      )
      await sql.query(`UPDATE pgboss.job SET start_after = now() WHERE id = $1`, [id])
      return Number(row?.['wait'])
    })

  test('the signing key is made once', async () => {
    const keys = await Promise.all([signingKey(records.database), signingKey(records.database)])
    expect(keys[0]).toHaveLength(32)
    expect(keys[1]).toEqual(keys[0])
  })

  test('opening again finds what was there', async () => {
    const id = await added()
    await records.reopen()
    expect(await phaseOf(id)).toEqual({ _tag: 'AwaitingPhoto' })
  })
})

describe('the supervision of the line', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('looks for dead nodes every 5 s at least', async () => {
    const { database, looks } = supervisedDatabase()
    const jobs = await startJobQueue(database, rejected)
    const start = Date.now()
    await vi.advanceTimersByTimeAsync(60_000)
    await jobs.stop()
    const times = [start, ...looks, start + 60_000]
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5_000)
  })

  test('ends where the line cannot be made, with the fault told', async () => {
    const { database } = supervisedDatabase({ refused: 'create_queue' })
    await expect(startJobQueue(database, rejected)).rejects.toThrow('create_queue')
    expect(vi.getTimerCount()).toBe(0)
  })
})
