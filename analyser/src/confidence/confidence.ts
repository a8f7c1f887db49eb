import { facePosition, positionDeviation, typePositions } from '@kaoiro/core/chart'
import type { Distribution, FaceType, Gender, Trait, TraitScores } from '@kaoiro/core/diagnosis'
import { byTrait, faceTypesOf, levelChance } from '@kaoiro/core/diagnosis'
import type { Widening } from '../evidence/widening.js'
import { chancesAround } from './chances-around.js'
import { noise } from './noise.js'

/** Both photos have noise, so their difference has twice its variance. */
const betweenPhotos = Math.SQRT2

const deviationOf = (widening: Widening, trait: Trait): number =>
  betweenPhotos * widening[trait] * noise[trait]

/**
 * Regression to the mean: the farther a noisy photo is from a border, the more of that is noise. Another photo is expected
 * at 1 / (1 + noise variance / variance between people) of the distance, which is the same as a larger deviation.
 *
 * @param people the standard deviation between people
 */
const withRegression = (deviation: number, people: number): number =>
  deviation * (1 + (deviation / betweenPhotos / people) ** 2)

/** The standard deviation of people on each axis of the map. */
const spreadOnMap = 0.45

/** Distance between neighbouring types: 0.55 to 0.58 for women, 0.6 to 1 for men. */
const typeSpacing = 0.58

/** How likely another photo of the same face gives each type. */
export const faceTypeChances = (
  gender: Gender,
  scores: TraitScores,
  widening: Widening,
): Distribution<FaceType> => {
  const deviation = positionDeviation(byTrait((trait) => deviationOf(widening, trait)))
  const { curve, age } = facePosition(scores)
  return chancesAround(
    faceTypesOf(gender),
    (type) => (typePositions[type].curve - curve) ** 2 + (typePositions[type].age - age) ** 2,
    typeSpacing,
    withRegression(deviation, spreadOnMap),
  )
}

/** Errors other than noise remain possible, even far from a boundary. */
const maxConfidence = 0.99

/** How likely another photo gives the same shown level: one of five, or of three where levels are reduced. */
export const levelConfidences = (
  scores: TraitScores,
  widening: Widening,
): Readonly<Record<Trait, number>> =>
  byTrait((trait) => {
    const deviation = withRegression(deviationOf(widening, trait), 1)
    return Math.min(maxConfidence, levelChance(trait, scores[trait], deviation))
  })
