import type { MapPosition } from '@kaoiro/core/chart'
import { typePositions, facePosition, positionSteps } from '@kaoiro/core/chart'
import type { FaceType, Gender, Trait, TraitScores, Season } from '@kaoiro/core/diagnosis'
import { faceTypesOf, byTrait, seasons, cuts } from '@kaoiro/core/diagnosis'
import type { ColourTraits } from '../colour/colour-traits.js'
import { seasonPlaces } from '../colour/season-model.js'
import { noise } from './noise.js'
import type { Point } from '../statistics/normal-cloud.js'
import { normalShare } from '@kaoiro/core/statistics'
import type { AnswerConfidence } from './answer-confidence.js'
import { confidenceAmong, maxConfidence } from './answer-confidence.js'
import type { Widening } from '../evidence/widening.js'

/** A normal distribution. */
interface Spread {
  readonly centre: number
  readonly deviation: number
}

/** Predicts the value of another photo of the person with equal noise, from the value of this photo. */
type Prediction = (value: number, noise: number) => Spread

/** Around this photo's value. Both photos have noise, so the difference has twice the variance. */
const aroundThis: Prediction = (value, noise) => ({
  centre: value,
  deviation: Math.SQRT2 * noise,
})

/**
 * Regression to the mean: values of people have mean 0 and variance 1, so a photo with much noise tells little about
 * the person, and an extreme value is mostly noise.
 *
 * @param share of the noise
 */
const towardsTheMean =
  (share: number): Prediction =>
  (value, noise) => {
    const variance = (share * noise) ** 2
    const kept = 1 / (1 + variance)
    return { centre: kept * value, deviation: Math.sqrt(variance * (1 + kept)) }
  }

/**
 * Noise may move the expected place to the mean, and the mean may be on the answer's side of a border. That is no
 * reason to trust an answer more, so its confidence is that of the least confident prediction, less noise included.
 */
const predictions = [aroundThis, ...[0.4, 0.6, 0.8, 1].map(towardsTheMean)]

/** The lowest confidence, limited to the photo's maximum. No other answer is called likelier than the photo's. */
const leastSure = <Answer>(
  { maxConfidence: limit }: Widening,
  by: (prediction: Prediction) => AnswerConfidence<Answer>,
): AnswerConfidence<Answer> => {
  const { confidence, second } = predictions
    .map(by)
    .reduce((least, next) => (next.confidence < least.confidence ? next : least))
  return {
    confidence: Math.min(limit, confidence),
    second: { ...second, confidence: Math.min(second.confidence, confidence) },
  }
}

const noiseOf = ({ shape }: Widening, trait: Trait): number => shape[trait] * noise[trait]

const pointOf = ({ curve, age }: MapPosition): Point => ({ x: curve, y: age })

/** The confidence that another photo of the same face gives the same type. */
export const faceTypeConfidence = (
  gender: Gender,
  faceType: FaceType,
  scores: TraitScores,
  widening: Widening,
): AnswerConfidence<FaceType> => {
  const places = {
    answers: faceTypesOf(gender),
    placeOf: (type: FaceType) => pointOf(typePositions[type]),
  }
  return leastSure(widening, (predict) => {
    const predicted = (trait: Trait) => predict(scores[trait], noiseOf(widening, trait))
    const centres = byTrait((trait) => predicted(trait).centre)
    const steps = positionSteps(
      centres,
      byTrait((trait) => predicted(trait).deviation),
    )
    return confidenceAmong(faceType, pointOf(facePosition(centres)), steps.map(pointOf), places)
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
  const places = {
    answers: seasons,
    placeOf: (one: Season) => ({ x: seasonPlaces[one].warmth, y: seasonPlaces[one].lightness }),
  }
  const found = leastSure(widening, (predict) => {
    const x = predict(warmth, widening.colour * noise.warmth)
    const y = predict(lightness, widening.colour * noise.lightness)
    const steps = [
      { x: x.deviation, y: 0 },
      { x: 0, y: y.deviation },
    ]
    return confidenceAmong(season, { x: x.centre, y: y.centre }, steps, places)
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
  return byTrait((trait) => {
    const score = scores[trait]
    const lower = Math.max(-Infinity, ...shownCuts[trait].filter((cut) => cut <= score))
    const upper = Math.min(Infinity, ...shownCuts[trait].filter((cut) => cut > score))
    const shares = predictions.map((predict) => {
      const { centre, deviation } = predict(score, noiseOf(widening, trait))
      const below = (cut: number) => normalShare((cut - centre) / deviation)
      return below(upper) - below(lower)
    })
    return Math.min(maxConfidence, widening.maxConfidence, ...shares)
  })
}
