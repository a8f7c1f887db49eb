import type { Gender } from '@kaoiro/core/diagnosis'
import { traits } from '@kaoiro/core/diagnosis'
import { genderNames } from '../../people.js'
import { pairsRows } from '../pairs/pairs.js'
import type { Bounds, Row } from '../records/goals.js'
import { rangeOf, row } from '../records/goals.js'
import { waysRows } from './ways.js'
import { validityRows } from '../truth/validity.js'
import type { GenderShares, PhotosSummary } from './summary.js'

/** Levels are quintiles of real people at rest: 20 % each. Pages show three levels of mouth and nose: 40, 20 and 40 %. */
const levelGoals = { five: { min: 0.08, max: 0.4 }, three: { max: 0.5 } }

const faceTypeGoals: Readonly<Record<Gender, Bounds>> = {
  WOMEN: { min: 0.06, max: 0.26 },
  MEN: { min: 0.14, max: 0.38 },
}

const levelRows = (name: string, { levels }: GenderShares): ReadonlyArray<Row> => [
  row(
    `levels of neutral ${name}, each`,
    rangeOf(traits.flatMap((trait) => Object.values(levels[trait]))),
    levelGoals.five,
  ),
  row(
    `of three levels, mouth and nose of ${name}`,
    Math.max(
      ...[levels.mouthWidth, levels.noseRatio].flatMap((own) => [
        own[1] + own[2],
        own[3],
        own[4] + own[5],
      ]),
    ),
    levelGoals.three,
  ),
]

const genderRows = (gender: Gender, { areNeutral, [gender]: own }: PhotosSummary['byGender']) => {
  const name = genderNames[gender]
  return own.photos === 0
    ? []
    : [
        ...(areNeutral ? levelRows(name, own) : []),
        row(
          `face types of ${name}, each`,
          rangeOf(Object.values(own.faceTypes)),
          faceTypeGoals[gender],
        ),
      ]
}

/** Meant for `--norms own`. By the norms of others, in another light, most people may be called the same. */
const seasonRows = ({ seasons: { photos, shares } }: PhotosSummary): ReadonlyArray<Row> => [
  row('each season by own norms', photos === 0 ? null : rangeOf(Object.values(shares)), {
    min: 0.08,
    max: 0.45,
  }),
]

/** The goals for photographs. */
export function photoRows(summary: PhotosSummary): ReadonlyArray<Row> {
  const { validity, pairs, ways, byGender, photos, refusedShare, paperFound } = summary
  const anyResult = summary.seasons.photos > 0
  return [
    ...(validity === null ? [] : validityRows(validity)),
    ...(pairs === null ? [] : pairsRows(pairs)),
    ...(ways === null ? [] : waysRows(ways)),
    ...genderRows('WOMEN', byGender),
    ...genderRows('MEN', byGender),
    ...seasonRows(summary),
    row('white sheet found without one', anyResult ? paperFound : null, { max: 0.01 }),
    row('photos refused', photos > 0 ? refusedShare : null, { max: 0.02 }),
  ]
}
