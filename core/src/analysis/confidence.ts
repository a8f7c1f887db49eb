import type { MapPosition } from '../chart/face-map.js'
import { typePositions } from '../chart/face-map.js'
import type { FaceType } from '../face-type.js'
import { faceTypesOf } from '../face-type.js'
import type { Gender } from '../gender.js'
import type { Trait } from '../level.js'
import { seasons } from '../season.js'
import type { Season } from '../season.js'
import type { ColourTraits } from './colour/colour-traits.js'
import { seasonPlaces } from './colour/season-model.js'
import { cuts } from './levels.js'
import { normalShare } from './normal.js'
import type { TraitScores } from './traits/trait-scores.js'
import type { Widening } from './widening.js'

/**
 * Standard deviations between photos of one face, of 402 faces with three second photos each
 * (docs/analysis.md): of the five scores, of the place on the face map, of warmth and lightness.
 */
const noise = {
  scores: {
    faceLine: 0.26,
    eyebrowAngle: 0.35,
    eyeVerticalLength: 0.2,
    mouthWidth: 0.31,
    noseRatio: 0.34,
  } satisfies Record<Trait, number>,
  map: { x: 0.117, y: 0.135 },
  colour: { x: 0.27, y: 0.185 },
} as const

/** This photo is off by its own noise, and the other one by its. */
const betweenTwo = Math.SQRT2

/** However far from a boundary: something else may go wrong. */
const maxConfidence = 0.99

interface Place {
  readonly x: number
  readonly y: number
}

/** How far a place is from the line beyond which another of two places is nearer, in deviations. */
const margin = (at: Place, own: Place, other: Place, deviation: Place): number => {
  const [x, y] = [other.x - own.x, other.y - own.y]
  const squared = (place: Place) => (place.x - at.x) ** 2 + (place.y - at.y) ** 2
  return (squared(other) - squared(own)) / 2 / Math.hypot(x * deviation.x, y * deviation.y)
}

/** An answer, how often it would stay, and which one would come most often instead. */
export interface Sureness<Answer> {
  readonly confidence: number
  readonly second: { readonly answer: Answer; readonly confidence: number }
}

/**
 * How often the nearest of some places would stay the nearest: the product over all others of how often the
 * line between the two is not crossed.
 */
const surenessAmong = <Answer>(
  at: Place,
  own: Answer,
  answers: ReadonlyArray<Answer>,
  placeOf: (answer: Answer) => Place,
  deviation: Place,
): Sureness<Answer> => {
  const others = answers
    .filter((answer) => answer !== own)
    .map((answer) => ({
      answer,
      stays: normalShare(margin(at, placeOf(own), placeOf(answer), deviation)),
    }))
    .sort((a, b) => a.stays - b.stays)
  const confidence = others.reduce((product, { stays }) => product * stays, 1)
  const leaving = others.reduce((sum, { stays }) => sum + 1 - stays, 0)
  const [nearest] = others
  return {
    confidence: Math.min(maxConfidence, confidence),
    second: {
      answer: nearest?.answer ?? own,
      confidence: leaving > 0 ? ((1 - confidence) * (1 - (nearest?.stays ?? 1))) / leaving : 0,
    },
  }
}

const widened = ({ x, y }: Place, factor: number): Place => ({
  x: betweenTwo * factor * x,
  y: betweenTwo * factor * y,
})

/** How often the face type would stay in another photo of the same face. */
export const faceTypeSureness = (
  gender: Gender,
  faceType: FaceType,
  { curve, age }: MapPosition,
  widening: Widening,
): Sureness<FaceType> =>
  surenessAmong(
    { x: curve, y: age },
    faceType,
    faceTypesOf(gender),
    (type) => ({ x: typePositions[type].curve, y: typePositions[type].age }),
    widened(noise.map, widening.shape),
  )

/** Skin has some chroma in any light; less of it (a C* of 9) is a photo without colour. */
const colourless = -2.8

/** One of four, by chance. */
const guess = 0.25

/** How often the season would stay; no more than a guess where a photo has no colour. */
export const seasonSureness = (
  season: Season,
  { warmth, lightness, chroma }: ColourTraits,
  widening: Widening,
): Sureness<Season> => {
  const sureness = surenessAmong(
    { x: warmth, y: lightness },
    season,
    seasons,
    (one) => ({ x: seasonPlaces[one].warmth, y: seasonPlaces[one].lightness }),
    widened(noise.colour, widening.colour),
  )
  return chroma < colourless
    ? { confidence: guess, second: { ...sureness.second, confidence: guess } }
    : sureness
}

/** Where a shown level ends: two traits are shown as below, in or above the middle (`reduceLevel`). */
const shownCuts: Readonly<Record<Trait, ReadonlyArray<number>>> = {
  faceLine: cuts,
  eyebrowAngle: cuts,
  eyeVerticalLength: cuts,
  mouthWidth: cuts.slice(1, 3),
  noseRatio: cuts.slice(1, 3),
}

/** How often each level would stay, as it is shown: of five, or of three where five are reduced to three. */
export const levelConfidences = (
  scores: TraitScores,
  widening: Widening,
): Readonly<Record<Trait, number>> => {
  const of = (trait: Trait) => {
    const deviation = betweenTwo * widening.shape * noise.scores[trait]
    const score = scores[trait]
    const below = (cut: number) => normalShare((cut - score) / deviation)
    const lower = Math.max(-Infinity, ...shownCuts[trait].filter((cut) => cut <= score))
    const upper = Math.min(Infinity, ...shownCuts[trait].filter((cut) => cut > score))
    return Math.min(maxConfidence, below(upper) - below(lower))
  }
  return {
    faceLine: of('faceLine'),
    eyebrowAngle: of('eyebrowAngle'),
    eyeVerticalLength: of('eyeVerticalLength'),
    mouthWidth: of('mouthWidth'),
    noseRatio: of('noseRatio'),
  }
}
