import type { Trait, Gender, TraitScores } from '@kaoiro/core/diagnosis'
import type { Pose } from './frontal-face.js'
import type { Expression, Measures } from './mesh-measures.js'
import type { Nuisance, Population } from './population.js'
import { byTrait } from '@kaoiro/core/diagnosis'
import { mouthAtRest, nuisances, populations, smileWeights } from './population.js'

/** Measurements of a face's shape in one photo. */
export interface FaceShape {
  readonly measures: Measures
  readonly pose: Pose
  readonly expression: Expression
}

/** How pose and expression change the measures. */
export interface Nuisances {
  readonly nuisances: Readonly<Record<Trait, Nuisance>>
  readonly smileWeights: typeof smileWeights
  readonly mouthAtRest: typeof mouthAtRest
}

/** From 0 for a mouth at rest to 1 for a clear smile. */
export function smileBy(weights: typeof smileWeights, { open, corners }: Expression): number {
  return Math.max(0, Math.min(1, weights.open * open + weights.corners * corners + weights.offset))
}

/**
 * The mouth's width without the smile. A smile widens mouths by up to a quarter, and each by a different share, so the
 * width at rest is estimated from the width and the lips. A mouth at rest keeps its width.
 */
const mouthWidthAtRest = (
  { width, lips, offset }: typeof mouthAtRest,
  smile: number,
  { measures, expression }: FaceShape,
): number => {
  const atRest = width * measures.mouthWidth + lips * expression.lips + offset
  return measures.mouthWidth + smile * (atRest - measures.mouthWidth)
}

/** A measure corrected to a face at rest that looks into the camera. */
export function neutralMeasure(
  { nuisances, smileWeights, mouthAtRest }: Nuisances,
  trait: Trait,
  shape: FaceShape,
): number {
  const { measures, pose, expression } = shape
  const nuisance = nuisances[trait]
  const smile = smileBy(smileWeights, expression)
  const measure =
    trait === 'mouthWidth' ? mouthWidthAtRest(mouthAtRest, smile, shape) : measures[trait]
  return (
    measure -
    nuisance.yawSquared * pose.yaw ** 2 -
    nuisance.open * Math.max(0, expression.open) -
    nuisance.smile * smile
  )
}

/** The statistics of the population. */
export interface TraitPopulation extends Nuisances {
  readonly populations: Readonly<Record<Gender, Population>>
}

/** 1 if a larger measure means a higher level, -1 if it means a lower one. */
export const directions: Readonly<Record<Trait, 1 | -1>> = {
  faceLine: 1,
  eyebrowAngle: -1,
  eyeVerticalLength: -1,
  mouthWidth: -1,
  noseRatio: 1,
}

export const scoresAmong =
  (population: TraitPopulation) =>
  (gender: Gender, shape: FaceShape): TraitScores =>
    byTrait((trait) => {
      const { mean, deviation } = population.populations[gender][trait]
      return (directions[trait] * (neutralMeasure(population, trait, shape) - mean)) / deviation
    })

export const scoresOf = scoresAmong({ nuisances, smileWeights, mouthAtRest, populations })

/** From 0 for a mouth at rest to 1 for a clear smile. */
export const smileOf = ({ expression }: FaceShape): number => smileBy(smileWeights, expression)
