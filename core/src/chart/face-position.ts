import type { MapPosition } from './face-map.js'
import { positionOf, typePositions, dot, minus } from './face-map.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { faceTypesOf } from '../diagnosis/vocabulary.js'
import type { Trait, TraitScores } from '../diagnosis/level.js'
import { byTrait, shownCuts, traits } from '../diagnosis/level.js'
import { normalShare } from '../diagnosis/statistics.js'

/**
 * Maps a score to the scale of five equally frequent levels: -1 is the middle of the first level, 1 the middle of the
 * last. The ends are at ±1.25.
 */
const onScale = (score: number): number => 1.25 * (2 * normalShare(score) - 1)

/**
 * The position on the map, computed from the scores before they are divided into levels. So a little noise at the
 * boundary of a level does not make the position jump.
 */
export function facePosition(scores: TraitScores): MapPosition {
  return positionOf(byTrait((trait) => onScale(scores[trait])))
}

/** How much a trait moves on that scale if its score rises by one, in the mean over people. */
const meanSlope = 2.5 / Math.sqrt(4 * Math.PI)

const still = byTrait(() => 0)

/**
 * How far the position moves along an axis if the scores vary independently, as a standard deviation: the root mean square
 * of both axes.
 */
export function positionDeviation(deviations: Readonly<Record<Trait, number>>): number {
  const steps = traits.map((trait) =>
    positionOf({ ...still, [trait]: meanSlope * deviations[trait] }),
  )
  return Math.sqrt(steps.reduce((sum, { curve, age }) => sum + curve ** 2 + age ** 2, 0) / 2)
}

/** How much each trait moves the position, and the ends of its levels on the scale. */
const rows = traits.map((trait) => ({
  weight: positionOf({ ...still, [trait]: 1 }),
  ends: [-Infinity, ...shownCuts[trait], Infinity].map(onScale),
}))

/** How far rounding the chances of types to whole percent moves the borders between them. */
const roundedBy = 0.02

/**
 * Whether a face with these levels may be nearest to this type: against each other type of the gender, by the end of each
 * level that is best for it. The code has levels only, and a type is computed from scores.
 */
export function levelsAllow({
  gender,
  faceType,
  faceTypeAnalysis,
}: Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>): boolean {
  const own = typePositions[faceType]
  const isNearerThan = (other: MapPosition): boolean => {
    const towards = minus(own, other)
    const border = (dot(own, own) - dot(other, other)) / 2
    const farthest = rows.reduce((sum, { weight, ends }, row) => {
      const level = faceTypeAnalysis[row] ?? 0
      const step = dot(towards, weight)
      return sum + step * (ends[step > 0 ? level + 1 : level] ?? 0)
    }, 0)
    return farthest >= border - roundedBy * Math.sqrt(dot(towards, towards))
  }
  const types = faceTypesOf(gender)
  return types.includes(faceType) && types.every((type) => isNearerThan(typePositions[type]))
}
