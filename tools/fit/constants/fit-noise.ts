import type { Noise } from '@kaoiro/core/analysis/confidence/noise'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import type { Judged } from './judged.js'
import { colourVariation, scoreVariation } from './judged.js'
import { inThreeDigits } from './rounding.js'

/** How far photos of one person are apart. */
export const fitNoise = (judged: ReadonlyArray<Judged>): Noise => {
  const score = (trait: Trait) => inThreeDigits(scoreVariation(judged, trait).betweenPhotos)
  const colour = (name: 'warmth' | 'lightness') =>
    inThreeDigits(colourVariation(judged, name).betweenPhotos)
  return {
    faceLine: score('faceLine'),
    eyebrowAngle: score('eyebrowAngle'),
    eyeVerticalLength: score('eyeVerticalLength'),
    mouthWidth: score('mouthWidth'),
    noseRatio: score('noseRatio'),
    warmth: colour('warmth'),
    lightness: colour('lightness'),
  }
}
