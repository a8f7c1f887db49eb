import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../database/test-databases.js'
import { makeOlder, minute } from './moments.js'
import { maxPendingBytes, request, testRecords } from './test-records.js'

const megabyte = 1_000_000

describe.each(databaseKinds)('the space for pending photos in $name', ({ make }) => {
  const { records, added } = testRecords(make)

  test('can be reserved until it is full, and is freed by analysis requests and removals', async () => {
    const ids = [await added(), await added(), await added()] as const
    expect(await records().space.reserve(ids[0], 6 * megabyte)).toBe(true)
    expect(await records().space.reserve(ids[1], 4 * megabyte)).toBe(true)
    expect(await records().space.reserved()).toBe(maxPendingBytes)
    expect(await records().space.reserve(ids[2], megabyte)).toBe(false)
    await records().store.begin(ids[1], request)
    expect(await records().space.reserved()).toBe(6 * megabyte)
    expect(await records().space.reserve(ids[2], 5 * megabyte)).toBe(false)
    await records().store.remove(ids[0])
    expect(await records().space.reserve(ids[2], 5 * megabyte)).toBe(true)
  })

  test("rejects a client's second or later photo if all its photos exceed the space still free", async () => {
    const ids = [
      await added('one'),
      await added('one'),
      await added('one'),
      await added('other'),
    ] as const
    expect(await records().space.reserve(ids[0], 3 * megabyte)).toBe(true)
    expect(await records().space.reserve(ids[1], 2 * megabyte)).toBe(true)
    expect(await records().space.reserve(ids[2], megabyte)).toBe(false)
    expect(await records().space.reserve(ids[3], 5 * megabyte)).toBe(true)
  })

  test('is released and no longer linked to the client once the analysis is requested', async () => {
    const [asked, next] = [await added('one'), await added('one')] as const
    expect(await records().space.reserve(asked, 5 * megabyte)).toBe(true)
    await records().store.begin(asked, request)
    expect(await records().space.reserve(next, 5 * megabyte)).toBe(true)
    const clients = await records().database.query(
      'SELECT client FROM kaoiro.session ORDER BY client',
    )
    expect(clients).toEqual([{ client: 'one' }, { client: null }])
  })

  test('is not exceeded by concurrent reservations', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => added()))
    const taken = await Promise.all(ids.map((id) => records().space.reserve(id, 2 * megabyte)))
    expect(taken.filter(Boolean)).toHaveLength(5)
    expect(await records().space.reserved()).toBe(maxPendingBytes)
  })

  test('replaces the reservation of a session that reserves again', async () => {
    const id = await added()
    for (const bytes of [9 * megabyte, 8 * megabyte, 10 * megabyte])
      expect(await records().space.reserve(id, bytes)).toBe(true)
    expect(await records().space.reserved()).toBe(10 * megabyte)
  })

  test('also counts bytes that do not belong to a session', async () => {
    const [one, other] = [await added(), await added()]
    expect(await records().space.reserve(one, 4 * megabyte, 7 * megabyte)).toBe(false)
    expect(await records().space.reserve(one, 3 * megabyte, 7 * megabyte)).toBe(true)
    expect(await records().space.reserve(other, 7 * megabyte)).toBe(true)
  })

  test('counts at least 64 kB per photo', async () => {
    const id = await added()
    await records().space.reserve(id, 1)
    expect(await records().space.reserved()).toBe(64_000)
  })

  test('counts the actual size of a photo once it is known', async () => {
    const [there, waiting, never] = [await added(), await added(), await added()]
    for (const id of [there, waiting, never]) await records().space.reserve(id, 2 * megabyte)
    await makeOlder(records().database, never, 6 * minute)
    const photos = [
      { id: there, bytes: 300_000 },
      { id: randomUUID(), bytes: megabyte },
    ]
    await records().space.measure(photos, 5 * minute)
    expect(await records().space.reserved()).toBe(2_300_000)
    await records().space.measure([], 0)
    expect(await records().space.reserved()).toBe(0)
  })
})
