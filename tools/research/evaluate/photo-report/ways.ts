import type { Examination } from '@kaoiro/analyser/analyse'
import { seasons } from '@kaoiro/core/diagnosis'
import type { Row } from '../records/goals.js'
import { row } from '../records/goals.js'
import type { PhotoRecord } from '../records/records.js'
import { isResult } from '../records/records.js'
import { shareOf } from '../../statistics.js'
import { median } from '@kaoiro/core/norms'

const range = (numbers: ReadonlyArray<number>): number =>
  Math.max(...numbers) - Math.min(...numbers)

/** How the answers to one photo differ if it is resized and encoded in different ways. */
export function waysFigures(photos: ReadonlyArray<PhotoRecord>) {
  const all = photos
    .map(({ answer, again }) => [answer, ...again])
    .filter((answers): answers is Examination[] => answers.every(isResult))
  const differ = (of: (examination: Examination) => string) =>
    shareOf(all, (answers) => new Set(answers.map(of)).size > 1)
  const moves = all.map((answers) =>
    Math.max(
      ...seasons.map((season) => range(answers.map(({ composition }) => composition[season]))),
    ),
  )
  return {
    photos: all.length,
    season: differ(({ season }) => season),
    faceType: differ(({ faceType }) => faceType),
    largestMove: Math.max(0, ...moves),
    medianMove: all.length === 0 ? 0 : median(moves),
  }
}

export type WaysFigures = ReturnType<typeof waysFigures>

export function waysLines({ photos, largestMove, medianMove }: WaysFigures) {
  return [
    `${photos} photos, each resized and encoded in six ways: Lanczos, bilinear, nearest,`,
    'twice, JPEG 4:4:4 and JPEG quality 80 (others: 4:2:0, 92)',
    `shares of a season move by ${medianMove} points in the median, by ${largestMove} at most`,
  ]
}

export function waysRows({ season, faceType, largestMove }: WaysFigures): ReadonlyArray<Row> {
  return [
    row('another season in one of six ways', season, { max: 0.04 }),
    row('another face type in one of six ways', faceType, { max: 0.03 }),
    row('largest move of a share, six ways', largestMove / 100, { max: 0.08 }),
  ]
}
