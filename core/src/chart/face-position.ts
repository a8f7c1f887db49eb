import type { MapPosition } from './face-map.js'
import { positionOf } from './face-map.js'
import type { Trait, TraitScores } from '../diagnosis/level.js'
import { byTrait, traits } from '../diagnosis/level.js'
import { normalDensity, normalShare } from '../statistics/normal.js'

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

/** Derivative of `onScale`. */
const slopeOfScale = (score: number): number => 2.5 * normalDensity(score)

const still = byTrait(() => 0)

/** Change of the position when each score alone rises by one standard deviation of its noise. */
export const positionSteps = (
  scores: TraitScores,
  deviations: Readonly<Record<Trait, number>>,
): ReadonlyArray<MapPosition> =>
  traits.map((trait) =>
    positionOf({ ...still, [trait]: slopeOfScale(scores[trait]) * deviations[trait] }),
  )
