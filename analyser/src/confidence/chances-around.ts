import type { Distribution } from '@kaoiro/core/diagnosis'
import { inPercent } from '@kaoiro/core/diagnosis'

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
export const chancesAround = <Name extends string>(
  names: ReadonlyArray<Name>,
  squaredDistance: (name: Name) => number,
  spacing: number,
  deviation: number,
): Distribution<Name> => {
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
