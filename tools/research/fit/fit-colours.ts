import type { ColourPart, ColourSamples } from '@kaoiro/core/analysis/colour/colour-samples'
import { colourParts } from '@kaoiro/core/analysis/colour/colour-samples'
import type {
  ByPart,
  ColourMeasures,
  ColourPopulation,
  ColourWeights,
} from '@kaoiro/core/analysis/colour/colour-traits'
import { colourMeasuresOf } from '@kaoiro/core/analysis/colour/colour-traits'
import type { Deviation } from '@kaoiro/core/analysis/colour/light-log'
import { deviationOf, luminance, tintOf } from '@kaoiro/core/analysis/colour/light-log'
import type { Statistics } from '@kaoiro/core/analysis/traits/population'
import { lightnessAmong, undertoneAmong } from './original-colouring.js'
import type { Person } from './people.js'
import { photosOf } from './people.js'
import { inThreeDigits, rounded } from './rounding.js'
import { ridgeSlopes } from '../statistics/regression.js'
import { meanAndDeviation } from '../statistics/shares.js'
import { median } from '../../statistics/quantile.js'

const byPart = (of: (part: ColourPart) => Deviation): ByPart => ({
  skin: of('skin'),
  white: of('white'),
  surroundings: of('surroundings'),
  hair: of('hair'),
  iris: of('iris'),
  lips: of('lips'),
})

const inThreeDecimals = (numbers: ReadonlyArray<number>): number => rounded(median(numbers), 3)

/** Returns the median of each part's colours over the photos that show the part. */
const meanColoursOf = (visitors: ReadonlyArray<ColourSamples>): ByPart =>
  byPart((part) => {
    const seen = visitors.flatMap((colours) => colours[part] ?? [])
    return {
      red: inThreeDecimals(seen.map((colour) => tintOf(colour).red)),
      blue: inThreeDecimals(seen.map((colour) => tintOf(colour).blue)),
      light: inThreeDecimals(seen.map(luminance)),
    }
  })

/** A share of each colour's variance. With this value, validation on the other half does not show overfitting. */
const ridgePenalty = 0.02

const deviationsOf = (usual: ByPart, colours: ColourSamples): ReadonlyArray<number> =>
  colourParts.flatMap((part) => {
    const { red, blue, light } = deviationOf(usual[part], colours[part])
    return [red, blue, light]
  })

/** Fits weights that predict a trait of a person's original from any of their photos, in any light. */
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

/** Fits the mean colours to the visitors' originals, and the weights to everybody's photos. */
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
