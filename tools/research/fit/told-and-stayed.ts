import { faceTypeConfidence, seasonConfidence } from '@kaoiro/analyser/confidence'
import type { Variances } from '@kaoiro/analyser/evidence'
import { wideningBy } from '@kaoiro/analyser/evidence'
import { decimals, table } from '../../report/columns.js'
import { mean } from '../../statistics/mean.js'
import type { RealPair } from './real-pairs.js'

/** A photo's confidence in an answer, and whether the other photo of the pair gave the same. */
interface Told {
  readonly confidence: number
  readonly stayed: boolean
}

interface ToldOfPair {
  readonly faceType: ReadonlyArray<Told>
  readonly season: ReadonlyArray<Told>
}

const toldBy =
  (variances: Variances) =>
  ({ gender, photos }: RealPair): ToldOfPair => {
    const [one, other] = photos.map(({ evidence, faceType, season, scores, colour }) => {
      const widening = wideningBy(variances)(evidence)
      return {
        faceType,
        season,
        ofType: faceTypeConfidence(gender, faceType, scores, widening).confidence,
        ofSeason: seasonConfidence(season, colour, widening).confidence,
      }
    })
    if (one === undefined || other === undefined) return { faceType: [], season: [] }
    const both = [one, other]
    return {
      faceType: both.map(({ ofType }) => ({
        confidence: ofType,
        stayed: one.faceType === other.faceType,
      })),
      season: both.map(({ ofSeason }) => ({
        confidence: ofSeason,
        stayed: one.season === other.season,
      })),
    }
  }

/** The lowest confidences of the rows: all answers, likely ones, and very likely ones. */
const floors = [0, 0.75, 0.9] as const

/** Compares confidence with how often answers stayed, in 80 columns. */
export const toldAndStayed = (
  title: string,
  variances: Variances,
  pairs: ReadonlyArray<RealPair>,
): string => {
  const told = pairs.map(toldBy(variances))
  const rows = (['faceType', 'season'] as const).flatMap((answer) =>
    floors.map((floor) => ({
      name: `${answer === 'faceType' ? 'face type' : 'season'}${floor === 0 ? '' : `, told ${floor} or more`}`,
      told: told.flatMap((pair) => pair[answer]).filter(({ confidence }) => confidence >= floor),
    })),
  )
  const share = (row: (typeof rows)[number], of: (one: Told) => number) =>
    row.told.length === 0 ? '–' : decimals(mean(row.told.map(of)))
  return table(rows, [
    [title, 44, ({ name }) => name],
    ['answers', -9, (row) => row.told.length],
    ['told', -9, (row) => share(row, ({ confidence }) => confidence)],
    ['stayed', -9, (row) => share(row, ({ stayed }) => (stayed ? 1 : 0))],
    ['apart', -9, (row) => share(row, ({ confidence, stayed }) => confidence - (stayed ? 1 : 0))],
  ]).join('\n')
}
