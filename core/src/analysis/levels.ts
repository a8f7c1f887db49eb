import type { Level, Trait, TraitLevels } from '../level.js'
import type { Measures } from './measures.js'
import { standardScore } from './statistics.js'

/** The quintiles of the normal distribution: each of the five levels takes a fifth of a population. */
const cuts = [-0.8416, -0.2533, 0.2533, 0.8416]

const levelOf = (score: number): Level => (1 + cuts.filter((cut) => score >= cut).length) as Level

export const levelsOf = (measures: Measures): TraitLevels => {
  const level = (trait: Trait) => levelOf(standardScore(trait, measures[trait]))
  return {
    faceLine: level('faceLine'),
    eyebrowAngle: level('eyebrowAngle'),
    eyeVerticalLength: level('eyeVerticalLength'),
    mouthWidth: level('mouthWidth'),
    noseRatio: level('noseRatio'),
  }
}
