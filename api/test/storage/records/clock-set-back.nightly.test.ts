import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { QueuePosition } from '../../../src/sessions/ports/persistence.js'
import { clampToNow, defaultTimes, startJobQueue } from '../../../src/storage/records/job-queue.js'
import { databaseKinds, serverKind } from '../database/test-databases.js'
import { minute, setClockBack } from './moments.js'
import { rejected, testRecords } from './test-records.js'
import { eventually } from '../../eventually.js'

describe.each(databaseKinds)('with the clock of $name set back', ({ make }) => {
  const { records } = testRecords(make)

  const position: QueuePosition = { arrival: 1, priority: 0 }
  const back = () => setClockBack(records().database, 2 * minute)

  const queued = async (): Promise<string> => {
    const id = randomUUID()
    await records().queue.add(id, 'a client', position)
    return id
  }

  test('the queue hands out waiting jobs', async () => {
    const id = await queued()
    await back()
    await eventually(async () => expect(await records().takeIds(1)).toEqual([id]))
  })

  test('the queue hands out requeued jobs', async () => {
    const id = await queued()
    await records().takeIds(1)
    await records().queue.requeue(id)
    await back()
    await eventually(async () => expect(await records().takeIds(1)).toEqual([id]))
  })

  test('the queue hands out the jobs of a dead node', async () => {
    const id = await queued()
    await records().takeIds(1)
    await back()
    await eventually(async () => expect(await records().takeIds(1)).toEqual([id]))
  })

  test('a retry waits no longer than usual', async () => {
    const jobs = await startJobQueue(records().database, rejected, defaultTimes)
    const id = randomUUID()
    await jobs.over(records().database).add(id, 'a client', position)
    await jobs.over(records().database).take(1)
    await jobs.over(records().database).requeue(id)
    // Uses one transaction, since the other queue of this test clamps waits to zero every second.
    const wait = await records().database.transaction(async (sql) => {
      await setClockBack(sql, 2 * minute)
      await clampToNow(sql, 20)
      const [row] = await sql.query(
        `SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job WHERE id = $1`,
        [id],
      )
      return row?.['wait']
    })
    await jobs.stop()
    await records().reopen()
    expect(wait).toBeLessThanOrEqual(20)
    expect(wait).toBeGreaterThan(0)
  })
})

describe.each(serverKind === undefined ? [] : [serverKind])('over $name', ({ make }) => {
  const { records } = testRecords(make)

  test('a job added while clamping starts can be taken before clamping ends', async () => {
    const id = randomUUID()
    await records().database.transaction(async (clamping) => {
      await records().queue.add(id, 'a client', { arrival: 1, priority: 0 })
      await clampToNow(clamping, 20)
      expect(await records().takeIds(1)).toEqual([id])
    })
  })
})
