import type { Trait } from '../level.js'
import type { TraitScores } from './face-position.js'
import type { Measures } from './measures.js'

/** Mean and standard deviation of a measure over a population. */
interface Statistics {
  readonly mean: number
  readonly deviation: number
  /** 1 where a larger measure means a higher level, -1 where it means a lower one. */
  readonly direction: 1 | -1
}

/** Of 55 frontal public portraits (docs/analysis.md); the nose's in shares of the canon's thirds. */
const population: Readonly<Record<Trait, Statistics>> = {
  faceLine: { mean: 0.786, deviation: 0.026, direction: 1 },
  eyebrowAngle: { mean: 0.288, deviation: 0.027, direction: -1 },
  eyeVerticalLength: { mean: 0.378, deviation: 0.06, direction: -1 },
  mouthWidth: { mean: 0.364, deviation: 0.037, direction: -1 },
  noseRatio: { mean: 0.3333, deviation: 0.0286, direction: 1 },
}

/** A measure in standard deviations from the population's mean, positive towards higher levels. */
export const standardScore = (trait: Trait, measure: number): number => {
  const { mean, deviation, direction } = population[trait]
  return (direction * (measure - mean)) / deviation
}

/** A face's measures as standard scores. */
export const scoresOf = (measures: Measures): TraitScores => ({
  faceLine: standardScore('faceLine', measures.faceLine),
  eyebrowAngle: standardScore('eyebrowAngle', measures.eyebrowAngle),
  eyeVerticalLength: standardScore('eyeVerticalLength', measures.eyeVerticalLength),
  mouthWidth: standardScore('mouthWidth', measures.mouthWidth),
  noseRatio: standardScore('noseRatio', measures.noseRatio),
})
