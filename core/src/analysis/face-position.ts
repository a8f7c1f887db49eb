import type { MapPosition } from '../chart/face-map.js'
import { positionOf } from '../chart/face-map.js'
import { normalShare } from './normal.js'
import type { TraitScores } from './traits/trait-scores.js'

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
  positionOf({
    faceLine: onScale(scores.faceLine),
    eyebrowAngle: onScale(scores.eyebrowAngle),
    eyeVerticalLength: onScale(scores.eyeVerticalLength),
    mouthWidth: onScale(scores.mouthWidth),
    noseRatio: onScale(scores.noseRatio),
  })
