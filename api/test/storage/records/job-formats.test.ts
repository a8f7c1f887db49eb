import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AnalysisQueue } from '../../../src/sessions/ports/persistence.js'
import { defaultTimes, startJobQueue } from '../../../src/storage/records/job-queue.js'
import { databaseKinds } from '../database/test-databases.js'
import { rejected, testRecords } from './test-records.js'

const add = (id: string, queue: AnalysisQueue) =>
  queue.add(id, 'a client', { arrival: 1, priority: 0 })

describe.each(databaseKinds)('the queue in $name', ({ make }) => {
  const { records } = testRecords(make)

  test('leaves jobs in an unknown format to nodes that know it', async () => {
    const formats = { written: 2, read: [1, 2] }
    const { database } = records()
    const newer = await startJobQueue(database, rejected, defaultTimes, formats)
    const theirs = newer.over(database)
    const [known, alsoKnown, recent, removed] = [
      randomUUID(),
      randomUUID(),
      randomUUID(),
      randomUUID(),
    ]
    await add(known, records().queue)
    for (const id of [recent, removed]) await add(id, theirs)
    expect(await theirs.length()).toBe(3)
    expect(await records().queue.unknown()).toBe(2)
    expect(await records().takeIds(5)).toEqual([known])
    await add(alsoKnown, records().queue)
    await theirs.remove(removed)
    const taken = (await theirs.take(5)).map(({ id }) => id)
    expect(taken.sort()).toEqual([recent, alsoKnown].sort())
    expect(await records().queue.unknown()).toBe(0)
    await newer.stop()
    await records().reopen()
  })
})
