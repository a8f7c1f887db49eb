import type { Trait, Gender, TraitScores } from '@kaoiro/core/diagnosis'
import type { Pose } from './frontal-face.js'
import type { Expression, Measures } from './mesh-measures.js'
import { byTrait } from '@kaoiro/core/diagnosis'
import { mouthAtRest, nuisances, populations, smileWeights } from './population.js'

/** Measurements of a face's shape in one photo. */
export interface FaceShape {
  readonly measures: Measures
  readonly pose: Pose
  readonly expression: Expression
}

/** From 0 for a mouth at rest to 1 for a clear smile. */
export function smileOf({ open, corners }: Expression): number {
  const sum = smileWeights.open * open + smileWeights.corners * corners + smileWeights.offset
  return Math.max(0, Math.min(1, sum))
}

/**
 * The mouth's width without the smile. A smile widens mouths by up to a quarter, and each by a different share, so the
 * width at rest is estimated from the width and the lips. A mouth at rest keeps its width.
 */
const mouthWidthAtRest = (smile: number, { measures, expression }: FaceShape): number => {
  const { width, lips, offset } = mouthAtRest
  const atRest = width * measures.mouthWidth + lips * expression.lips + offset
  return measures.mouthWidth + smile * (atRest - measures.mouthWidth)
}

/** A measure corrected to a face at rest that looks into the camera. */
export function neutralMeasure(trait: Trait, shape: FaceShape): number {
  const { measures, pose, expression } = shape
  const nuisance = nuisances[trait]
  const smile = smileOf(expression)
  const measure = trait === 'mouthWidth' ? mouthWidthAtRest(smile, shape) : measures[trait]
  return (
    measure -
    nuisance.yawSquared * pose.yaw ** 2 -
    nuisance.open * Math.max(0, expression.open) -
    nuisance.smile * smile
  )
}

/** 1 if a larger measure means a higher level, -1 if it means a lower one. */
export const directions: Readonly<Record<Trait, 1 | -1>> = {
  faceLine: 1,
  eyebrowAngle: -1,
  eyeVerticalLength: -1,
  mouthWidth: -1,
  noseRatio: 1,
}

export function scoresOf(gender: Gender, shape: FaceShape): TraitScores {
  return byTrait((trait) => {
    const { mean, deviation } = populations[gender][trait]
    return (directions[trait] * (neutralMeasure(trait, shape) - mean)) / deviation
  })
}
