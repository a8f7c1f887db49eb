import type { ByPart } from '@kaoiro/core/analysis/colour/colour-measures'
import { colourMeasuresOf } from '@kaoiro/core/analysis/colour/colour-measures'
import type { ColourSamples } from '@kaoiro/core/analysis/colour/colour-samples'
import { colourParts } from '@kaoiro/core/analysis/colour/colour-samples'
import type { ColourPopulation, TraitStatistics } from '@kaoiro/core/analysis/colour/colour-traits'
import { skinAndHair } from '@kaoiro/core/analysis/colour/colour-traits'
import { deviationOf } from '@kaoiro/core/analysis/colour/deviation'
import type { Statistics } from '@kaoiro/core/analysis/traits/population'
import type { Person } from '../people/person.js'
import { photosOf } from '../people/person.js'
import { ridgeSlopes } from '../../statistics/regression.js'
import { inThreeDigits, rounded } from './rounding.js'
import { meanAndDeviation } from '../../statistics/mean.js'
import { undertoneAmong } from './undertone.js'
import { byPart, meanColoursOf } from './mean-colours.js'

/** Of each colour's variance: enough that the half-split shows no fit to single people. */
const ridgePenalty = 0.02

const deviationsOf = (usual: ByPart, colours: ColourSamples): ReadonlyArray<number> =>
  colourParts.flatMap((part) => {
    const { red, blue, light } = deviationOf(usual[part], colours[part])
    return [red, blue, light]
  })

/** What tells a person's undertone from any of their photos, in whatever light. */
const warmthWeightsOf = (
  people: ReadonlyArray<Person>,
  usual: ByPart,
  undertone: (original: ColourSamples) => number,
): ByPart => {
  const photos = people.flatMap((person) => {
    const target = undertone(person.original.colours)
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

const usual = (numbers: ReadonlyArray<number>): Statistics => {
  const { mean, deviation } = meanAndDeviation(numbers)
  return { mean: inThreeDigits(mean), deviation: inThreeDigits(deviation) }
}

const traitStatisticsOf = (
  visitors: ReadonlyArray<ColourSamples>,
  meanColours: ByPart,
  warmthWeights: ByPart,
): TraitStatistics => {
  const measured = visitors.map((colours) => colourMeasuresOf(meanColours, warmthWeights, colours))
  const single = {
    skinLightness: usual(measured.map(({ skinLightness }) => skinLightness)),
    hairLightness: usual(measured.flatMap(({ hairLightness }) => hairLightness ?? [])),
    warmth: usual(measured.map(({ warmth }) => warmth)),
  }
  const combined = measured.map((measures) => skinAndHair(single, measures))
  return {
    ...single,
    lightness: usual(combined.map(({ lightness }) => lightness)),
    chroma: usual(measured.map(({ chroma }) => chroma)),
    contrast: usual(combined.map(({ contrast }) => contrast)),
  }
}

/** What is usual are the visitors' originals; what a light does is learnt from everybody's photos. */
export const fitColours = (
  people: ReadonlyArray<Person>,
  isVisitor: (person: Person) => boolean,
): ColourPopulation => {
  const visitors = people.filter(isVisitor).map(({ original }) => original.colours)
  const meanColours = meanColoursOf(visitors)
  const warmthWeights = warmthWeightsOf(people, meanColours, undertoneAmong(meanColours, visitors))
  return {
    meanColours,
    warmthWeights,
    traitStatistics: traitStatisticsOf(visitors, meanColours, warmthWeights),
  }
}
