import type { ByPart } from '@kaoiro/core/analysis/colour/colour-traits'
import type { ColourPart, ColourSamples } from '@kaoiro/core/analysis/colour/colour-samples'
import type { Deviation } from '@kaoiro/core/analysis/colour/light-log'
import { luminance, tintOf } from '@kaoiro/core/analysis/colour/light-log'
import { median } from '../../../statistics/quantile.js'
import { rounded } from './rounding.js'

export const byPart = (of: (part: ColourPart) => Deviation): ByPart => ({
  skin: of('skin'),
  white: of('white'),
  surroundings: of('surroundings'),
  hair: of('hair'),
  iris: of('iris'),
  lips: of('lips'),
})

const inThreeDecimals = (numbers: ReadonlyArray<number>): number => rounded(median(numbers), 3)

/** The middle of each part's colours, where it is seen. */
export const meanColoursOf = (visitors: ReadonlyArray<ColourSamples>): ByPart =>
  byPart((part) => {
    const seen = visitors.flatMap((colours) => colours[part] ?? [])
    return {
      red: inThreeDecimals(seen.map((colour) => tintOf(colour).red)),
      blue: inThreeDecimals(seen.map((colour) => tintOf(colour).blue)),
      light: inThreeDecimals(seen.map(luminance)),
    }
  })
