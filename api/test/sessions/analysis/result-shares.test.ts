import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceTypesOf, seasons } from '@kaoiro/core/diagnosis'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import type { ResultCount } from '../../../src/sessions/analysis/result-shares.js'
import { countedResult, resultShares } from '../../../src/sessions/analysis/result-shares.js'

/** Numbers of women with spring, summer, autumn and winter. */
const ofSeasons = (
  yesterday: ReadonlyArray<number>,
  earlier: ReadonlyArray<number>,
): ReadonlyArray<ResultCount> =>
  seasons.map((value, i) => ({
    ...{ gender: 'WOMEN', trait: 'season', value },
    yesterday: yesterday[i] ?? 0,
    earlier: earlier[i] ?? 0,
  }))

/** The seasons outside their band. */
const outside = (yesterday: ReadonlyArray<number>, earlier: ReadonlyArray<number>) =>
  resultShares(ofSeasons(yesterday, earlier))
    .filter(({ yesterday: share, low, high }) => share < low || share > high)
    .map(({ value }) => value)

test('compares yesterday’s shares with those of the weeks before', () => {
  expect(resultShares(ofSeasons([30, 30, 20, 20], [600, 200, 100, 100]))).toMatchObject([
    { gender: 'WOMEN', trait: 'season', value: 'spring', yesterday: 0.3, expected: 0.6 },
    { value: 'summer', yesterday: 0.3, expected: 0.2 },
    { value: 'autumn', yesterday: 0.2, expected: 0.1 },
    { value: 'winter', yesterday: 0.2, expected: 0.1 },
  ])
})

test('a day like the weeks before is within the band, a shifted one is not', () => {
  const earlier = [800, 700, 300, 200]
  expect(outside([45, 32, 12, 11], earlier)).toEqual([])
  expect(outside([10, 30, 50, 10], earlier)).toEqual(['spring', 'autumn'])
})

test('a value that never occurred does not leave the band with one result', () => {
  expect(outside([50, 50, 50, 1], [100, 100, 100, 0])).toEqual([])
  expect(outside([50, 50, 50, 50], [1_000, 1_000, 1_000, 0])).toContain('winter')
})

test('fewer than 50 results yesterday or before give an empty list of shares', () => {
  expect(resultShares(ofSeasons([49, 0, 0, 0], [500, 500, 0, 0]))).toEqual([])
  expect(resultShares(ofSeasons([500, 0, 0, 0], [49, 0, 0, 0]))).toEqual([])
  expect(resultShares(ofSeasons([50, 0, 0, 0], [50, 0, 0, 0]))).toHaveLength(4)
})

test('the band contains the expected share, and narrows with the number of results', () => {
  const counts = fc.tuple(...[1, 2, 3, 4].map(() => fc.nat(1_000)))
  fc.assert(
    fc.property(counts, counts, fc.integer({ min: 2, max: 20 }), (yesterday, earlier, more) => {
      const times = (numbers: ReadonlyArray<number>) => numbers.map((number) => number * more)
      const few = resultShares(ofSeasons(yesterday, earlier))
      const many = resultShares(ofSeasons(times(yesterday), times(earlier)))
      for (const [i, { expected, low, high }] of few.entries()) {
        expect(expected).toBeGreaterThanOrEqual(low)
        expect(expected).toBeLessThanOrEqual(high)
        const narrow = many[i]
        expect((narrow?.high ?? 1) - (narrow?.low ?? 0)).toBeLessThanOrEqual(high - low)
      }
    }),
  )
})

test('names that this version does not know are counted as the fallback that visitors see', () => {
  const { gender, season, pattern } = countedResult('MEN', { ...sampleAnswer, faceType: 'new' })
  expect(gender).toBe('MEN')
  expect(seasons).toContain(season)
  expect(faceTypesOf('MEN')).toContain(pattern)
})
