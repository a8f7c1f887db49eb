import type { MapPosition } from './face-map.js'
import { positionOf } from './face-map.js'
import type { Trait, TraitScores } from '../diagnosis/level.js'
import { byTrait, traits } from '../diagnosis/level.js'
import { normalShare } from '../statistics/normal.js'

/**
 * Maps a score to the scale of five equally frequent levels: -1 is the middle of the first level, 1 the middle of the
 * last. The ends are at ±1.25.
 */
const onScale = (score: number): number => 1.25 * (2 * normalShare(score) - 1)

/**
 * The position on the map, computed from the scores before they are divided into levels. So a little noise at the
 * boundary of a level does not make the position jump.
 */
export const facePosition = (scores: TraitScores): MapPosition =>
  positionOf(byTrait((trait) => onScale(scores[trait])))

/** How much a trait moves on that scale if its score rises by one, in the mean over people. */
const meanSlope = 2.5 / Math.sqrt(4 * Math.PI)

const still = byTrait(() => 0)

/**
 * How far the position moves along an axis if the scores vary independently, as a standard deviation: the root mean square
 * of both axes.
 */
export const positionDeviation = (deviations: Readonly<Record<Trait, number>>): number => {
  const steps = traits.map((trait) =>
    positionOf({ ...still, [trait]: meanSlope * deviations[trait] }),
  )
  return Math.sqrt(steps.reduce((sum, { curve, age }) => sum + curve ** 2 + age ** 2, 0) / 2)
}
