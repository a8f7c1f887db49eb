import type {
  ColourPart,
  ColourSamples,
  ByPart,
  ColourMeasures,
  ColourPopulation,
  ColourWeights,
  Deviation,
} from '@kaoiro/analyser/colour'
import {
  colourParts,
  colourMeasuresOf,
  estimateOf,
  inUsualLight,
  referenceWeights,
  deviationOf,
  luminance,
  tintOf,
} from '@kaoiro/analyser/colour'
import type { Statistics } from '@kaoiro/analyser/traits'
import { lightnessAmong, undertoneAmong } from './original-colouring.js'
import type { Person } from './people.js'
import { photosOf } from './people.js'
import { inThreeDigits, rounded } from './rounding.js'
import { ridgeSlopes } from '../statistics/regression.js'
import { meanAndDeviation } from '../statistics/shares.js'
import { mean } from '../../statistics/mean.js'
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

/** With paper, a larger one keeps the noise of dark hair and irises smaller. */
const paperPenalty = 0.05

const deviationsOf = (usual: ByPart, colours: ColourSamples): ReadonlyArray<number> =>
  colourParts.flatMap((part) => {
    const { red, blue, light } = deviationOf(usual[part], colours[part])
    return [red, blue, light]
  })

interface PhotoWithTarget {
  readonly colours: ColourSamples
  readonly target: number
}

/** Fits weights that predict the targets. */
const slopesTo = (
  usual: ByPart,
  photos: ReadonlyArray<PhotoWithTarget>,
  penalty: number,
): ByPart => {
  const slopes = ridgeSlopes(
    photos.map(({ colours }) => deviationsOf(usual, colours)),
    photos.map(({ target }) => target),
    penalty,
  )
  const slope = (i: number): number => rounded(slopes[i] ?? 0, 3)
  return byPart((part) => {
    const first = 3 * colourParts.indexOf(part)
    return { red: slope(first), blue: slope(first + 1), light: slope(first + 2) }
  })
}

/** Fits weights that predict a trait of a person's original from any of their photos, in any light. */
const weightsOf = (
  people: ReadonlyArray<Person>,
  usual: ByPart,
  trait: (original: ColourSamples) => number,
): ByPart =>
  slopesTo(
    usual,
    people.flatMap((person) => {
      const target = trait(person.original.colours)
      return photosOf(person).map(({ colours }) => ({ colours, target }))
    }),
    ridgePenalty,
  )

type SeasonTrait = 'warmth' | 'lightness'

const traitsAmong = (usual: ByPart, visitors: ReadonlyArray<ColourSamples>) => ({
  warmth: undertoneAmong(usual, visitors),
  lightness: lightnessAmong(usual, visitors),
})

const scaled = (weights: ByPart, factor: number): ByPart =>
  byPart((part) => {
    const { red, blue, light } = weights[part]
    return {
      red: rounded(factor * red, 3),
      blue: rounded(factor * blue, 3),
      light: rounded(factor * light, 3),
    }
  })

/**
 * Fits weights for photos with white paper: to the mean of the trait over a person's photos, in the light
 * that the paper shows. Visitors get the same mean and deviation as from photos without paper. Keeps the committed
 * weights if there are no such photos.
 */
const fitReference = (
  people: ReadonlyArray<Person>,
  isVisitor: (person: Person) => boolean,
  {
    meanColours: usual,
    traitStatistics,
  }: Pick<ColourPopulation, 'meanColours' | 'traitStatistics'>,
): ColourWeights['referenceWeights'] => {
  const shown = people.filter(({ withPaper }) => withPaper.length > 0)
  if (shown.length === 0) return referenceWeights
  const visitors = shown
    .filter(isVisitor)
    .flatMap(({ withPaper }) => withPaper.map(({ colours }) => colours))
  const traits = traitsAmong(usual, visitors)
  const fitted = (name: SeasonTrait) => {
    const weights = slopesTo(
      usual,
      shown.flatMap(({ withPaper }) => {
        const target = mean(withPaper.map(({ colours }) => traits[name](colours)))
        return withPaper.map(({ colours }) => ({ colours: inUsualLight(usual, colours), target }))
      }),
      paperPenalty,
    )
    const own = meanAndDeviation(
      visitors.map((colours) => estimateOf(usual, weights, inUsualLight(usual, colours))),
    )
    const { mean: wanted, deviation } = traitStatistics[name]
    const factor = deviation / own.deviation
    return { weights: scaled(weights, factor), offset: rounded(wanted - factor * own.mean, 3) }
  }
  const [warmth, lightness] = [fitted('warmth'), fitted('lightness')]
  return {
    warmth: warmth.weights,
    lightness: lightness.weights,
    offsets: { warmth: warmth.offset, lightness: lightness.offset },
  }
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
  const traits = traitsAmong(meanColours, visitors)
  const weights = {
    meanColours,
    warmthWeights: weightsOf(people, meanColours, traits.warmth),
    lightnessWeights: weightsOf(people, meanColours, traits.lightness),
    referenceWeights,
  }
  const traitStatistics = traitStatisticsOf(visitors, weights)
  return {
    ...weights,
    traitStatistics,
    referenceWeights: fitReference(people, isVisitor, { meanColours, traitStatistics }),
  }
}
