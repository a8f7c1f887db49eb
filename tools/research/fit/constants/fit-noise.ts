import type { Noise } from '@kaoiro/core/analysis/confidence/noise'
import { byTrait } from '@kaoiro/core/diagnosis/level'
import type { Judged } from './judged.js'
import { colourVariation, scoreVariation } from './judged.js'
import { inThreeDigits } from './rounding.js'

/** How much photos of one person vary. */
export const fitNoise = (judged: ReadonlyArray<Judged>): Noise => {
  const colour = (name: 'warmth' | 'lightness') =>
    inThreeDigits(colourVariation(judged, name).betweenPhotos)
  return {
    ...byTrait((trait) => inThreeDigits(scoreVariation(judged, trait).betweenPhotos)),
    warmth: colour('warmth'),
    lightness: colour('lightness'),
  }
}
