import type { Population, Statistics } from '@kaoiro/analyser/traits'
import { mouthAtRest, neutralMeasure, nuisances, smileWeights } from '@kaoiro/analyser/traits'
import type { Gender } from '@kaoiro/core/diagnosis'
import { byTrait, cuts } from '@kaoiro/core/diagnosis'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { mean } from '../../statistics/mean.js'
import { quantile } from '../../statistics/quantile.js'

/** Where the levels divide people: quintiles, which a normal distribution has at `cuts`. */
const quintiles = [0.2, 0.4, 0.6, 0.8]

/**
 * The mean and deviation of the normal distribution with the quintiles nearest to those of the numbers, by least squares.
 * The distributions are skewed, and levels are to have a fifth each.
 */
const normalWith = (numbers: ReadonlyArray<number>): Statistics => {
  const limits = quintiles.map((share) => quantile(numbers, share))
  const along = mean(limits.map((limit, i) => limit * (cuts[i] ?? 0)))
  return { mean: mean(limits), deviation: along / mean(cuts.map((cut) => cut ** 2)) }
}

const inFourDecimals = (n: number): number => Number(n.toFixed(4))

/** Statistics of the measures of one gender, after correction for pose and expression. */
const populationOf = (photos: ReadonlyArray<PairedPhoto>, gender: Gender): Population => {
  const shapes = photos
    .filter((photo) => photo.gender === gender)
    .map(({ examinedAs }) => examinedAs(gender).evidence.shape)
  return byTrait((trait) => {
    const { mean: centre, deviation } = normalWith(
      shapes.map((shape) => neutralMeasure({ mouthAtRest, nuisances, smileWeights }, trait, shape)),
    )
    return { mean: inFourDecimals(centre), deviation: inFourDecimals(deviation) }
  })
}

/**
 * Fits how people differ, within each gender.
 *
 * @param photos of real people at rest, so that neither smiles nor a generator's idea of faces count
 */
export const fitPopulations = (
  photos: ReadonlyArray<PairedPhoto>,
): Readonly<Record<Gender, Population>> => ({
  WOMEN: populationOf(photos, 'WOMEN'),
  MEN: populationOf(photos, 'MEN'),
})
