import type { FaceType } from '../face-type.js'
import { faceTypesOf } from '../face-type.js'
import type { Gender } from '../gender.js'
import type { MapPosition } from '../chart/face-map.js'
import { typePositions } from '../chart/face-map.js'
import type { Trait } from '../level.js'
import type { TraitScores } from './traits/trait-scores.js'
import { cuts } from './levels.js'
import { normalShare } from './normal.js'
import type { ColourTraits } from './colour/colour-traits.js'

/**
 * Standard deviation of an answer's distance from its nearest boundary when the photo is taken anew: on
 * the face map, by how often types changed; in logarithms of two seasons' shares, by how far they moved
 * (drawn portraits of seed 1, as the evaluation changes them).
 */
const noise = { faceType: 0.02, season: 0.4 } as const

/** However far from a boundary: something else may go wrong. */
const most = 0.99

/** How often an answer so far from its nearest boundary stays: a half on the boundary itself. */
const staying = (margin: number, deviation: number): number =>
  Math.min(most, normalShare(margin / deviation))

/** How far a place is from the line beyond which another of the gender's types is nearer. */
export const faceTypeMargin = (
  gender: Gender,
  faceType: FaceType,
  { curve, age }: MapPosition,
): number => {
  const own = typePositions[faceType]
  const squared = (place: MapPosition) => (place.curve - curve) ** 2 + (place.age - age) ** 2
  return Math.min(
    ...faceTypesOf(gender)
      .filter((type) => type !== faceType)
      .map((type) => {
        const other = typePositions[type]
        const apart = Math.hypot(other.curve - own.curve, other.age - own.age)
        return (squared(other) - squared(own)) / (2 * apart)
      }),
  )
}

/** How often the face type would stay in another photo of the same face, 0.5 to 0.99. */
export const faceTypeConfidence = (
  gender: Gender,
  faceType: FaceType,
  position: MapPosition,
): number => staying(faceTypeMargin(gender, faceType, position), noise.faceType)

/** Skin has some chroma in any light; less of it (a C* of 6) is a photo without colour. */
const colourless = -2.2

/** One of four, by chance. */
const guess = 0.25

/**
 * How often the season would stay, 0.5 to 0.99; no more than a guess where a photo has no colour.
 *
 * @param margin the logarithm of the ratio between the first and the second season's share
 */
export const seasonConfidence = (margin: number, { chroma }: ColourTraits): number =>
  chroma < colourless ? guess : staying(margin, noise.season)

/** How often each level would stay. */
export const levelConfidences = (scores: TraitScores): Readonly<Record<Trait, number>> => ({
  faceLine: levelConfidence(scores.faceLine),
  eyebrowAngle: levelConfidence(scores.eyebrowAngle),
  eyeVerticalLength: levelConfidence(scores.eyeVerticalLength),
  mouthWidth: levelConfidence(scores.mouthWidth),
  noseRatio: levelConfidence(scores.noseRatio),
})

const levelConfidence = (score: number): number =>
  staying(Math.min(...cuts.map((cut) => Math.abs(score - cut))), 0.3)
