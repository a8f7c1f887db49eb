import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import type { Outcome } from '../../../src/sessions/model/session.js'
import { databaseKinds } from '../database/test-databases.js'
import { request, testRecords } from './test-records.js'
import { eventually } from '../../eventually.js'

const completed: Outcome = { _tag: 'Completed', answer: sampleAnswer }

describe.each(databaseKinds)('sessions and their jobs in $name', ({ make }) => {
  const { records, added } = testRecords(make)

  const queued = async (): Promise<string> => {
    const id = await added()
    await records().store.begin(id, request)
    await records().queue.add(id, 'a client', { arrival: 1, priority: 0 })
    return id
  }

  const phaseOf = async (id: string) => O.toNullable(await records().store.get(id))?.phase

  test('are concluded in one step, which publishes the outcome and removes the job', async () => {
    const [id, other] = [await queued(), await queued()]
    expect(await records().takeIds(5)).toHaveLength(2)
    for (const one of [id, other]) await records().store.recordOutcome(one, completed)
    await records().conclude(id, true)
    expect(await phaseOf(id)).toMatchObject({ _tag: 'Ended', outcome: completed })
    expect(await phaseOf(other)).toMatchObject({ _tag: 'Analyzing' })
    for (const one of [id, other]) await records().queue.requeue(one)
    await eventually(async () => expect(await records().takeIds(5)).toEqual([other]))
    await expect(records().conclude(id, true)).resolves.toBeUndefined()
  })

  test('remain in analysis if concluded without an outcome, but lose their job', async () => {
    const id = await queued()
    expect(await records().takeIds(5)).toEqual([id])
    await records().conclude(id, true)
    expect(await phaseOf(id)).toMatchObject({ _tag: 'Analyzing', outcome: O.none })
    await records().queue.requeue(id)
    expect(await records().takeIds(5)).toEqual([])
  })

  test('can be concluded and removed concurrently without a deadlock', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, queued))
    const remove = (id: string) =>
      records().atomically(async ({ store, queue }) => {
        await store.remove(id)
        await queue.remove(id)
      })
    await Promise.all(ids.flatMap((id) => [remove(id), records().conclude(id, true)]))
    expect(await records().queue.length()).toBe(0)
    for (const id of ids) expect(O.isNone(await records().store.get(id))).toBe(true)
  })

  test('that the previous version concluded lack the time of the photo’s deletion', async () => {
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
