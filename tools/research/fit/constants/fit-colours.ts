import type {
  ByPart,
  ColourMeasures,
  ColourWeights,
  ColourPopulation,
} from '@kaoiro/core/analysis/colour/colour-traits'
import { colourMeasuresOf } from '@kaoiro/core/analysis/colour/colour-traits'
import type { ColourSamples } from '@kaoiro/core/analysis/colour/colour-samples'
import { colourParts } from '@kaoiro/core/analysis/colour/colour-samples'
import { deviationOf } from '@kaoiro/core/analysis/colour/light-log'
import type { Statistics } from '@kaoiro/core/analysis/traits/population'
import type { Person } from '../people/person.js'
import { photosOf } from '../people/person.js'
import { ridgeSlopes } from '../../statistics/regression.js'
import { inThreeDigits, rounded } from './rounding.js'
import { meanAndDeviation } from '../../statistics/shares.js'
import { lightnessAmong } from './lightness.js'
import { undertoneAmong } from './undertone.js'
import { byPart, meanColoursOf } from './mean-colours.js'

/** Of each colour's variance: enough that the half-split shows no fit to single people. */
const ridgePenalty = 0.02

const deviationsOf = (usual: ByPart, colours: ColourSamples): ReadonlyArray<number> =>
  colourParts.flatMap((part) => {
    const { red, blue, light } = deviationOf(usual[part], colours[part])
    return [red, blue, light]
  })

/** What tells a trait of a person's original from any of their photos, in whatever light. */
const weightsOf = (
  people: ReadonlyArray<Person>,
  usual: ByPart,
  trait: (original: ColourSamples) => number,
): ByPart => {
  const photos = people.flatMap((person) => {
    const target = trait(person.original.colours)
    return photosOf(person).map(({ colours }) => ({ colours, target }))
  })
  const slopes = ridgeSlopes(
    photos.map(({ colours }) => deviationsOf(usual, colours)),
    photos.map(({ target }) => target),
    ridgePenalty,
  )
  const slope = (i: number): number => rounded(slopes[i] ?? 0, 3)
  return byPart((part) => {
    const first = 3 * colourParts.indexOf(part)
    return { red: slope(first), blue: slope(first + 1), light: slope(first + 2) }
  })
}

const traitStatisticsOf = (
  visitors: ReadonlyArray<ColourSamples>,
  weights: ColourWeights,
): ColourPopulation['traitStatistics'] => {
  const measured = visitors.map((colours) => colourMeasuresOf(weights, colours))
  const usual = (trait: keyof ColourMeasures): Statistics => {
    const { mean, deviation } = meanAndDeviation(measured.map((measures) => measures[trait]))
    return { mean: inThreeDigits(mean), deviation: inThreeDigits(deviation) }
  }
  return {
    warmth: usual('warmth'),
    lightness: usual('lightness'),
    chroma: usual('chroma'),
    contrast: usual('contrast'),
  }
}

/** What is usual are the visitors' originals; what a light does is learnt from everybody's photos. */
export const fitColours = (
  people: ReadonlyArray<Person>,
  isVisitor: (person: Person) => boolean,
): ColourPopulation => {
  const visitors = people.filter(isVisitor).map(({ original }) => original.colours)
  const meanColours = meanColoursOf(visitors)
  const weights = {
    meanColours,
    warmthWeights: weightsOf(people, meanColours, undertoneAmong(meanColours, visitors)),
    lightnessWeights: weightsOf(people, meanColours, lightnessAmong(meanColours, visitors)),
  }
  return { ...weights, traitStatistics: traitStatisticsOf(visitors, weights) }
}
