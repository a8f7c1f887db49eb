import type { Composition, Season } from '@kaoiro/core/diagnosis'
import { inPercent, seasons } from '@kaoiro/core/diagnosis'
import type { ColourNorms, ColourPart } from '@kaoiro/core/norms'
import { byMeasure, byPart, colourParts } from '@kaoiro/core/norms'
import type { ColourSamples } from './colour-samples.js'
import { coloursOf, deviationFrom, paperLight } from './place-light.js'
import type { Colouring, SeasonWeights } from './season-weights.js'
import { seasonWeights } from './season-weights.js'

/** Farther colours are as unusual as this: a reflection or a mistaken part must not decide alone. */
const maxDeviations = 3

/** Soft clamp: almost linear up to half the bound, and never beyond the bound. */
const saturated = (n: number): number => n / (1 + (Math.abs(n) / maxDeviations) ** 4) ** 0.25

/**
 * The colours relative to the people of the place, in their usual light if paper shows the photo's. Parts without a colour or a
 * norm count as usual, so they favour none of the seasons.
 */
export function colouringOf(norms: ColourNorms, samples: ColourSamples): Colouring {
  const colours = coloursOf(samples, paperLight(norms, samples))
  return byPart((part) => {
    const norm = norms[part]
    const deviation = deviationFrom(norm, colours[part])
    return byMeasure((measure) => saturated(deviation[measure] / (norm?.deviation[measure] ?? 1)))
  })
}

const usual = byMeasure(() => 0)

const evidenceFor = ({ offset, colours }: SeasonWeights, colouring: Colouring): number =>
  colourParts.reduce((sum, part) => {
    const [weight, { red, blue, light }] = [colours[part], colouring[part]]
    return sum + weight.red * red + weight.blue * blue + weight.light * light
  }, offset)

/** The share of labelled portraits with such a colouring that are called each season, 0 to 1 (multinomial logit). */
export const sharesBy =
  (weights: Readonly<Record<Season, SeasonWeights>>) =>
  (colouring: Colouring): Readonly<Record<Season, number>> => {
    const likelihood = (season: Season) => Math.exp(evidenceFor(weights[season], colouring))
    const total = seasons.reduce((sum, season) => sum + likelihood(season), 0)
    const share = (season: Season) => likelihood(season) / total
    return {
      spring: share('spring'),
      summer: share('summer'),
      autumn: share('autumn'),
      winter: share('winter'),
    }
  }

/**
 * Of a hundred labelled portraits with such colours, relative to the people of their place: how many are called what.
 *
 * @param leftOut parts that count as usual
 */
export function seasonChances(
  norms: ColourNorms,
  samples: ColourSamples,
  leftOut: ReadonlyArray<ColourPart> = [],
): Composition {
  const colouring = colouringOf(norms, samples)
  const counted = byPart((part) => (leftOut.includes(part) ? usual : colouring[part]))
  return inPercent(seasons, sharesBy(seasonWeights)(counted))
}
