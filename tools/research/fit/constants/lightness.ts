import type { ByPart } from '@kaoiro/core/analysis/colour/colour-traits'
import { byUsualLight, saturated } from '@kaoiro/core/analysis/colour/colour-traits'
import type { ColourSamples } from '@kaoiro/core/analysis/colour/colour-samples'
import { meanAndDeviation } from '../../statistics/shares.js'

/** Beyond this many deviations the lightest hair and the deepest skin count no more. */
const maxLightness = 3

/**
 * The lightness of a person in an original photo, which the best estimate of any photo of the same person should
 * come near to: L* of skin and hair in equal parts, each in deviations of the visitors. Hair that is not seen is usual.
 */
export const lightnessAmong = (
  usual: ByPart,
  visitors: ReadonlyArray<ColourSamples>,
): ((original: ColourSamples) => number) => {
  const all = visitors.map((colours) => byUsualLight(usual, colours))
  const standard = (part: 'skin' | 'hair') => {
    const { mean, deviation } = meanAndDeviation(all.map((own) => own[part].l))
    return (l: number): number =>
      deviation === 0 ? 0 : saturated((l - mean) / deviation, maxLightness)
  }
  const [ofSkin, ofHair] = [standard('skin'), standard('hair')]
  return (original) => {
    const { skin, hair } = byUsualLight(usual, original)
    return 0.5 * ofSkin(skin.l) + 0.5 * ofHair(hair.l)
  }
}
