import type { Population, Statistics } from '@kaoiro/analyser/traits'
import { mouthAtRest, neutralMeasure, nuisances, smileWeights } from '@kaoiro/analyser/traits'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { meanAndDeviation } from '../statistics/shares.js'

interface Group extends Statistics {
  readonly weight: number
}

const mixtureOf = (groups: ReadonlyArray<Group>): Statistics => {
  const total = groups.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = (of: (group: Group) => number) =>
    groups.reduce((sum, group) => sum + (group.weight / total) * of(group), 0)
  const centre = weighted((group) => group.mean)
  const square = weighted((group) => group.deviation ** 2 + (group.mean - centre) ** 2)
  return { mean: centre, deviation: Math.sqrt(square) }
}

/**
 * Weights of other faces and of real people at rest and smiling, however many there are: the others have more of the
 * visitors' mix.
 */
const weights = { others: 0.7, expressions: 0.3 } as const

const inFourDecimals = (n: number): number => Number(n.toFixed(4))

/** The mean and deviation of the measures of one gender, after correction for pose and expression. */
const populationOf = (photos: ReadonlyArray<PairedPhoto>, gender: Gender): Population => {
  const own = photos.filter((photo) => photo.gender === gender)
  const groups = [
    { weight: weights.others, photos: own.filter((photo) => !photo.isExpression) },
    { weight: weights.expressions, photos: own.filter((photo) => photo.isExpression) },
  ].filter((group) => group.photos.length > 0)
  const measuresIn = (some: ReadonlyArray<PairedPhoto>, trait: Trait) =>
    some.map(({ examinedAs }) =>
      neutralMeasure(
        { mouthAtRest, nuisances, smileWeights },
        trait,
        examinedAs(gender).evidence.shape,
      ),
    )
  return byTrait((trait) => {
    const { mean, deviation } = mixtureOf(
      groups.map((group) => ({
        weight: group.weight,
        ...meanAndDeviation(measuresIn(group.photos, trait)),
      })),
    )
    return { mean: inFourDecimals(mean), deviation: inFourDecimals(deviation) }
  })
}

/** Fits how people differ, within each gender. */
export const fitPopulations = (
  photos: ReadonlyArray<PairedPhoto>,
): Readonly<Record<Gender, Population>> => ({
  WOMEN: populationOf(photos, 'WOMEN'),
  MEN: populationOf(photos, 'MEN'),
})
