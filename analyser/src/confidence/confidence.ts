import type { Trait, Distribution, FaceType, Gender, TraitScores } from '@kaoiro/core/diagnosis'
import { inPercent, byTrait, faceTypesOf, levelChance } from '@kaoiro/core/diagnosis'
import { facePosition, positionDeviation, typePositions } from '@kaoiro/core/chart'
import type { Widening } from '../evidence/widening.js'

// Settled constants, fitted to 1,673 photos of 447 people (tools/research/README.md).

type Noise = Readonly<Record<Trait, number>>

/**
 * How much photos of one person vary: the standard deviations of the trait scores. The unit is a standard deviation between people. Two photos differ by √2 times as much.
 * Measured with the measures of then; `baseVariance` corrects for what has changed.
 */
const noise: Noise = {
  faceLine: 0.142,
  eyebrowAngle: 0.263,
  eyeVerticalLength: 0.211,
  mouthWidth: 0.217,
  noseRatio: 0.255,
}

/** Logistic noise of this scale has a standard deviation of 1. */
const logisticScale = Math.sqrt(3) / Math.PI

/** Errors other than noise: this share of all photos gives an answer by chance. */
const lapses = 0.02

/**
 * The chance of each answer, if an answer has a place and a photo gets the nearest one: a softmax of squared distances.
 * Across the border between two neighbours, the odds are those of logistic noise.
 *
 * @param squaredDistance from this photo to an answer's place
 * @param spacing the distance between neighbouring places
 * @param deviation how far another photo is from this one along one axis, as a standard deviation
 */
export function chancesAround<Name extends string>(
  names: ReadonlyArray<Name>,
  squaredDistance: (name: Name) => number,
  spacing: number,
  deviation: number,
): Distribution<Name> {
  const energies = names.map(
    (name) => squaredDistance(name) / (2 * spacing * logisticScale * deviation),
  )
  const least = Math.min(...energies)
  const weights = energies.map((energy) => Math.exp(least - energy))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const withLapses = (weight: number) => ((1 - lapses) * weight) / total + lapses / names.length
  const chances = names.map((name, i) => [name, withLapses(weights[i] ?? 0)])
  return inPercent(names, Object.fromEntries(chances) as Record<Name, number>)
}

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
export function faceTypeChances(
  gender: Gender,
  scores: TraitScores,
  widening: Widening,
): Distribution<FaceType> {
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
export function levelConfidences(
  scores: TraitScores,
  widening: Widening,
): Readonly<Record<Trait, number>> {
  return byTrait((trait) => {
    const deviation = withRegression(deviationOf(widening, trait), 1)
    return Math.min(maxConfidence, levelChance(trait, scores[trait], deviation))
  })
}
