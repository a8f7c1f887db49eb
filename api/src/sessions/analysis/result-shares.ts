import { minPeople } from '@kaoiro/analyser/colour'
import type { Answer, Gender } from '@kaoiro/core/diagnosis'
import { diagnosisOf, faceTypesOf, genders, seasons } from '@kaoiro/core/diagnosis'

/** The counted part of a result. It does not belong to a session. */
export interface CountedResult {
  readonly gender: Gender
  readonly season: string
  readonly pattern: string
}

export function countedResult(gender: Gender, answer: Answer): CountedResult {
  const { colorType, faceType } = diagnosisOf(gender)(answer)
  return { gender, season: colorType, pattern: faceType }
}

/** A season or pattern, and the number of results with it. */
export interface ResultCount {
  readonly gender: string
  readonly trait: string
  readonly value: string
  /** Yesterday, which is the last whole day (UTC). */
  readonly yesterday: number
  /** In the four weeks before. */
  readonly earlier: number
}

/** Numbers of results by day (UTC), gender, season and pattern, apart for each version of the norms. */
export interface ResultRecords {
  /** Adds to the numbers of today, and removes those that are too old for `recent`. */
  readonly add: (results: ReadonlyArray<CountedResult>) => Promise<void>
  readonly recent: () => Promise<ReadonlyArray<ResultCount>>
}

/** One season's or pattern's share of the results for a gender, between 0 and 1. */
export interface ResultShare {
  readonly gender: Gender
  readonly trait: 'season' | 'pattern'
  readonly value: string
  readonly yesterday: number
  /** The share in the four weeks before. */
  readonly expected: number
  /** The band around the expected share. */
  readonly low: number
  readonly high: number
}

/**
 * Half of the band in standard errors. All of the 19 shares stay within it on 99 % of days: a single share on
 * 99.947 %.
 */
const maxErrors = 3.47

/** Visitors take several photos and come in groups: two results tell as much as one of an independent person. */
const resultsPerPerson = 2

const traits = {
  season: () => seasons,
  pattern: faceTypesOf,
} as const

/** Yesterday's shares, compared with the weeks before. A gender with fewer than `minPeople` results in either is left out. */
export function resultShares(counts: ReadonlyArray<ResultCount>): ReadonlyArray<ResultShare> {
  return genders.flatMap((gender) =>
    (['season', 'pattern'] as const).flatMap((trait) => {
      const own = counts.filter((count) => count.gender === gender && count.trait === trait)
      const values = traits[trait](gender)
      const total = (days: 'yesterday' | 'earlier') =>
        own.reduce((sum, count) => sum + count[days], 0)
      const [now, before] = [total('yesterday'), total('earlier')]
      if (Math.min(now, before) < minPeople) return []
      return values.map((value): ResultShare => {
        const { yesterday = 0, earlier = 0 } = own.find((count) => count.value === value) ?? {}
        const expected = earlier / before
        // One more result for each value: a share that never occurred has a band, too.
        const smoothed = (earlier + 1) / (before + values.length)
        const variance = smoothed * (1 - smoothed) * resultsPerPerson * (1 / now + 1 / before)
        const half = maxErrors * Math.sqrt(variance)
        const [low, high] = [Math.max(0, expected - half), Math.min(1, expected + half)]
        return { gender, trait, value, yesterday: yesterday / now, expected, low, high }
      })
    }),
  )
}
