import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { QueuePosition } from '../../../src/sessions/ports/analysis-queue.js'
import { clampToNow } from '../../../src/storage/records/clamp-to-now.js'
import { startJobQueue, defaultTimes } from '../../../src/storage/records/job-queue.js'
import { databaseKinds } from '../database/test-databases.js'
import { makeOlder, setClockBack } from './moments.js'
import type { TestRecords } from './test-records.js'
import { openRecords, rejected } from './test-records.js'
import { hour, minute } from '../../sessions/test-sessions.js'

describe.each(databaseKinds)('with the clock of $name set back', ({ make }) => {
  let records: TestRecords

  beforeAll(async () => {
    records = await openRecords(await make())
  })
  afterEach(() => records.empty())
  afterAll(() => records.close())

  const added = async (): Promise<string> => {
    const id = randomUUID()
    await records.store.add(id)
    return id
  }

  const position: QueuePosition = { arrival: 1, priority: 0 }
  const back = () => setClockBack(records.database, 2 * minute)
  const soon = { timeout: 10_000, interval: 100 }

  test('the line hands out what was waiting', async () => {
    const id = randomUUID()
    await records.queue.add(id, 'a client', position)
    await back()
    await vi.waitFor(async () => expect(await records.queue.take(1)).toEqual([id]), soon)
  })

  test('it hands out again what was given back', async () => {
    const id = randomUUID()
    await records.queue.add(id, 'a client', position)
    await records.queue.take(1)
    await records.queue.requeue(id)
    await back()
    await vi.waitFor(async () => expect(await records.queue.take(1)).toEqual([id]), soon)
  })

  test('it hands out again what a dead taker had', async () => {
    const id = randomUUID()
    await records.queue.add(id, 'a client', position)
    await records.queue.take(1)
    await back()
    await vi.waitFor(async () => expect(await records.queue.take(1)).toEqual([id]), {
      timeout: 20_000,
      interval: 100,
    })
  })

  test('it has the next try wait no longer than ever', async () => {
    const jobs = await startJobQueue(records.database, rejected, defaultTimes)
    const id = randomUUID()
    await jobs.over(records.database).add(id, 'a client', position)
    await jobs.over(records.database).take(1)
    await jobs.over(records.database).requeue(id)
    await setClockBack(records.database, 2 * minute)
    await clampToNow(records.database, 20)
    const [row] = await records.database.query(
      `SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job WHERE id = $1`,
      [id],
    )
    await jobs.stop()
    await records.reopen()
    expect(row?.['wait']).toBeLessThanOrEqual(20)
    expect(row?.['wait']).toBeGreaterThan(0)
  })

  test('sessions live no longer', async () => {
    const id = await added()
    await setClockBack(records.database, 24 * hour)
    const now = await records.store.now()
    const limits = { pending: now - 10 * minute, any: now - 24 * hour }
    expect(await records.store.removeExpired(limits)).toBe(0)
    await makeOlder(records.database, id, 11 * minute)
    expect(await records.store.removeExpired(limits)).toBe(1)
  })
})
