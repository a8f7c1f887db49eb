import type { Level, TraitLevels } from '../../diagnosis/level.js'
import { byTrait } from '../../diagnosis/level.js'
import type { TraitScores } from './trait-scores.js'

/** The quintiles of the normal distribution: each of the five levels takes a fifth of a population. */
export const cuts = [-0.8416, -0.2533, 0.2533, 0.8416]

/** The level of a standard score. */
export const levelOf = (score: number): Level =>
  (1 + cuts.filter((cut) => score >= cut).length) as Level

export const levelsOf = (scores: TraitScores): TraitLevels =>
  byTrait((trait) => levelOf(scores[trait]))
