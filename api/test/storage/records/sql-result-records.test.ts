import { afterEach, describe, expect, test } from 'vitest'
import { sqlResultRecords } from '../../../src/storage/records/sql-result-records.js'
import { databaseKinds } from '../database/test-databases.js'
import { testRecords } from './test-records.js'

describe.each(databaseKinds)('numbers of results in $name', ({ make }) => {
  const { records } = testRecords(make)
  const results = (norms = 'shipped') => sqlResultRecords(records().database, () => norms)
  const age = (days: number) =>
    records().database.query(`UPDATE kaoiro.result_count SET day = day - ${days}`)
  const rows = async () =>
    (await records().database.query('SELECT count(*)::int AS rows FROM kaoiro.result_count'))[0]
  afterEach(() => records().database.query('DELETE FROM kaoiro.result_count'))

  const woman = { gender: 'WOMEN', season: 'winter', pattern: 'chic' } as const
  const other = { gender: 'WOMEN', season: 'winter', pattern: 'sweet' } as const
  const sorted = async (norms?: string) =>
    [...(await results(norms).recent())].sort((a, b) => (a.value < b.value ? -1 : 1))

  test('add up what several nodes add at a time, by whole days', async () => {
    await Promise.all([results().add([woman, other]), results().add([woman])])
    expect(await results().recent()).toEqual([])
    await age(1)
    const counts = { gender: 'WOMEN', earlier: 0 }
    expect(await sorted()).toEqual([
      { ...counts, trait: 'pattern', value: 'chic', yesterday: 2 },
      { ...counts, trait: 'pattern', value: 'sweet', yesterday: 1 },
      { ...counts, trait: 'season', value: 'winter', yesterday: 3 },
    ])
    await age(1)
    await results().add([other])
    await age(1)
    expect(await sorted()).toMatchObject([
      { value: 'chic', yesterday: 0, earlier: 2 },
      { value: 'sweet', yesterday: 1, earlier: 1 },
      { value: 'winter', yesterday: 1, earlier: 3 },
    ])
  })

  test('are apart for each version of the norms', async () => {
    await results().add([woman])
    await results('2026-11-28').add([other])
    await age(1)
    expect(await sorted('2026-11-28')).toMatchObject([{ value: 'sweet' }, { value: 'winter' }])
  })

  test('are removed after four weeks', async () => {
    await results().add([woman])
    await age(30)
    await results().add([other])
    expect(await rows()).toEqual({ rows: 2 })
  })
})
