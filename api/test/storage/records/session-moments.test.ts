import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'
import type { Outcome } from '../../../src/sessions/model/session.js'
import { databaseKinds } from '../database/test-databases.js'
import { request, testRecords } from './test-records.js'

const completed: Outcome = { _tag: 'Completed', result: sampleResult }

describe.each(databaseKinds)('sessions in $name', ({ make }) => {
  const { records, added } = testRecords(make)

  test('note when they were created, and when their photo was deleted', async () => {
    const { store, conclude } = records()
    const before = await store.now()
    const id = await added()
    await store.begin(id, request)
    await store.recordOutcome(id, completed)
    const recorded = await store.now()
    await conclude(id)
    const after = await store.now()
    const session = O.toNullable(await store.get(id))
    const phase = session?.phase
    const deleted = phase?._tag === 'Ended' ? O.toNullable(phase.photoDeletedAt) : null
    // Moments are whole milliseconds, rounded down.
    expect(session?.createdAt).toBeGreaterThan(before - 1)
    expect(session?.createdAt).toBeLessThanOrEqual(recorded)
    expect(deleted).toBeGreaterThan(recorded - 1)
    expect(deleted).toBeLessThanOrEqual(after)
  })

  test('that a node of the version before has ended say nothing of the photo', async () => {
    const id = await added()
    await records().store.begin(id, request)
    await records().store.recordOutcome(id, completed)
    await records().database.query(`UPDATE kaoiro.session SET phase = 'ended' WHERE id = $1`, [id])
    expect(O.toNullable(await records().store.get(id))?.phase).toEqual({
      _tag: 'Ended',
      request,
      outcome: completed,
      photoDeletedAt: O.none,
    })
  })
})
