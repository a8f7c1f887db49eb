import type { MapPosition } from '../../chart/face-map.js'
import { positionOf } from '../../chart/face-map.js'
import type { Trait } from '../../diagnosis/level.js'
import { byTrait, traits } from '../../diagnosis/level.js'
import { normalDensity, normalShare } from '../statistics/normal.js'
import type { TraitScores } from './trait-scores.js'

/**
 * A score on the scale of five levels in equal shares: -1 in the first one's middle, 1 in the last's, and
 * up to a quarter beyond.
 */
const onScale = (score: number): number => 1.25 * (2 * normalShare(score) - 1)

/**
 * Where a face stands on the map by its scores, before they are cut into levels: a face between two
 * levels does not jump with the noise of a photo, and its type does not either.
 */
export const facePosition = (scores: TraitScores): MapPosition =>
  positionOf(byTrait((trait) => onScale(scores[trait])))

/** How fast `onScale` rises. */
const slopeOfScale = (score: number): number => 2.5 * normalDensity(score)

const still = byTrait(() => 0)

/** Where the place goes when each score alone is one deviation of its noise higher. */
export const positionSteps = (
  scores: TraitScores,
  deviations: Readonly<Record<Trait, number>>,
): ReadonlyArray<MapPosition> =>
  traits.map((trait) =>
    positionOf({ ...still, [trait]: slopeOfScale(scores[trait]) * deviations[trait] }),
  )
