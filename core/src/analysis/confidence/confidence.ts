import type { MapPosition } from '../../chart/face-map.js'
import { typePositions } from '../../chart/face-map.js'
import type { FaceType } from '../../diagnosis/face-type.js'
import { faceTypesOf } from '../../diagnosis/face-type.js'
import type { Gender } from '../../diagnosis/gender.js'
import type { Trait, TraitScores } from '../../diagnosis/level.js'
import { byTrait } from '../../diagnosis/level.js'
import { seasons } from '../../diagnosis/season.js'
import type { Season } from '../../diagnosis/season.js'
import type { ColourTraits } from '../colour/colour-traits.js'
import { seasonPlaces } from '../colour/season-model.js'
import { facePosition, positionSteps } from '../traits/face-position.js'
import { cuts } from '../traits/trait-scores.js'
import { noise } from './noise.js'
import type { Point } from '../statistics/normal.js'
import { normalShare } from '../statistics/normal.js'
import type { AnswerConfidence } from './answer-confidence.js'
import { maxConfidence, confidenceAmong } from './answer-confidence.js'
import type { Widening } from '../evidence/widening.js'

/** Both photos have noise: the difference has twice the variance. */
const betweenTwo = Math.SQRT2

/** The standard deviation of the difference between two photos. */
const widenedBy =
  (factor: number) =>
  (deviation: number): number =>
    betweenTwo * factor * deviation

const scoreNoise = ({ shape }: Widening): Readonly<Record<Trait, number>> =>
  byTrait((trait) => widenedBy(shape[trait])(noise[trait]))

const pointOf = ({ curve, age }: MapPosition): Point => ({ x: curve, y: age })

/** The confidence that another photo of the same face gives the same type. */
export const faceTypeConfidence = (
  gender: Gender,
  faceType: FaceType,
  scores: TraitScores,
  widening: Widening,
): AnswerConfidence<FaceType> => {
  const steps = positionSteps(scores, scoreNoise(widening))
  return confidenceAmong(faceType, pointOf(facePosition(scores)), steps.map(pointOf), {
    answers: faceTypesOf(gender),
    placeOf: (type) => pointOf(typePositions[type]),
  })
}

/** With less chroma of the skin (C* below 9), a photo counts as colourless: skin has more chroma in any light. */
const colourless = -2.8

/** The chance of guessing one of four seasons. */
const guess = 0.25

/** The confidence of the season; no more than a guess for a colourless photo. */
export const seasonConfidence = (
  season: Season,
  { warmth, lightness, chroma }: ColourTraits,
  widening: Widening,
): AnswerConfidence<Season> => {
  const widened = widenedBy(widening.colour)
  const steps = [
    { x: widened(noise.warmth), y: 0 },
    { x: 0, y: widened(noise.lightness) },
  ]
  const found = confidenceAmong(season, { x: warmth, y: lightness }, steps, {
    answers: seasons,
    placeOf: (one) => ({ x: seasonPlaces[one].warmth, y: seasonPlaces[one].lightness }),
  })
  return chroma < colourless
    ? { confidence: guess, second: { ...found.second, confidence: guess } }
    : found
}

/** The boundaries between shown levels: two traits are reduced to three levels (`reduceLevel`). */
const shownCuts: Readonly<Record<Trait, ReadonlyArray<number>>> = {
  faceLine: cuts,
  eyebrowAngle: cuts,
  eyeVerticalLength: cuts,
  mouthWidth: cuts.slice(1, 3),
  noseRatio: cuts.slice(1, 3),
}

/** The confidence of each shown level: one of five, or of three where levels are reduced. */
export const levelConfidences = (
  scores: TraitScores,
  widening: Widening,
): Readonly<Record<Trait, number>> => {
  const deviations = scoreNoise(widening)
  return byTrait((trait) => {
    const deviation = deviations[trait]
    const score = scores[trait]
    const below = (cut: number) => normalShare((cut - score) / deviation)
    const lower = Math.max(-Infinity, ...shownCuts[trait].filter((cut) => cut <= score))
    const upper = Math.min(Infinity, ...shownCuts[trait].filter((cut) => cut > score))
    return Math.min(maxConfidence, below(upper) - below(lower))
  })
}
