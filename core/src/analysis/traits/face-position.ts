import type { MapPosition } from '../../chart/face-map.js'
import { positionOf } from '../../chart/face-map.js'
import type { Trait, TraitScores } from '../../diagnosis/level.js'
import { byTrait, traits } from '../../diagnosis/level.js'
import { normalDensity, normalShare } from '../statistics/normal.js'

/**
 * Maps a score to the scale of five equally frequent levels: -1 in the middle of the first, 1 in the middle of the
 * last, up to ±1.25.
 */
const onScale = (score: number): number => 1.25 * (2 * normalShare(score) - 1)

/**
 * The position on the map from the scores themselves, before they are cut into levels. It does not jump with the
 * noise of a photo, and so neither does the type.
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
