import { afterEach, describe, expect, test } from 'vitest'
import type { PlaceSums } from '@kaoiro/analyser/colour'
import type { PartColours } from '@kaoiro/core/norms'
import { addPlaceSums, noPlaceSums, sumsOf } from '@kaoiro/analyser/colour'
import { utcDay } from '@kaoiro/core/norms'
import { sqlColourRecords } from '../../../src/storage/records/sql-records.js'
import { databaseKinds } from '../database/test-databases.js'
import { testRecords } from './test-records.js'

describe.each(databaseKinds)('sums of colours in $name', ({ make }) => {
  const { records } = testRecords(make)
  const colours = () => sqlColourRecords(records().database)
  afterEach(() => records().database.query('DELETE FROM kaoiro.colour_sum'))

  // Sums of these are exact.
  const skin: PartColours = { skin: { red: 0.5, blue: -0.25, light: -1.5 } }
  const face: PartColours = { ...skin, iris: { red: 1, blue: 2, light: -3 } }
  const woman: PlaceSums = { ...noPlaceSums, WOMEN: sumsOf(face) }
  const both: PlaceSums = { WOMEN: sumsOf(skin), MEN: sumsOf(skin) }

  test('add up what several nodes add at a time', async () => {
    expect(await colours().since(null)).toEqual(noPlaceSums)
    await Promise.all([colours().add(woman), colours().add(both), colours().add(woman)])
    expect(await colours().since(null)).toEqual(addPlaceSums(woman, addPlaceSums(both, woman)))
  })

  test('are kept by day', async () => {
    await colours().add(woman)
    await records().database.query(`UPDATE kaoiro.colour_sum SET day = day - 3`)
    await colours().add(both)
    const day = (ago: number) => utcDay(new Date(Date.now() - ago * 86_400_000))
    expect(await colours().since(null)).toEqual(both)
    expect(await colours().since(day(2))).toEqual(both)
    expect(await colours().since(day(4))).toEqual(addPlaceSums(woman, both))
  })
})
