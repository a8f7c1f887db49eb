import type { Gender, Trait, TraitScores } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { FaceShape, Nuisances } from './neutral-measure.js'
import { neutralMeasure, smileBy } from './neutral-measure.js'
import type { Population } from './population.js'
import { mouthAtRest, nuisances, populations, smileWeights } from './population.js'

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
