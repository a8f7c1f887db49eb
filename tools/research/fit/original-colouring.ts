import type { ColourSamples, ByPart, Tint } from '@kaoiro/analyser/colour'
import { byUsualLight, lightAgainst, saturated, deviationOf, tintOf } from '@kaoiro/analyser/colour'
import { meanAndDeviation } from '../statistics/shares.js'

/** Weights of the eyes' whites and of the surroundings in the estimate of the light's tint. */
const whiteShare = 0.8
const surroundingsShare = 0.2

const lightOf = (usual: ByPart, colours: ColourSamples): Tint => {
  if (colours.reference !== undefined) return tintOf(lightAgainst(usual, colours))
  const { white, surroundings } = colours
  const eyes = deviationOf(usual.white, white)
  const around = deviationOf(usual.surroundings, surroundings)
  return {
    red: whiteShare * eyes.red + surroundingsShare * around.red,
    blue: whiteShare * eyes.blue + surroundingsShare * around.blue,
  }
}

interface Yellowness {
  readonly skin: number
  readonly hair: number
  readonly iris: number
}

/** Returns the yellowness without the light's tint: lack of blue in skin, red minus blue in hair and irises. */
const yellownessOf = (usual: ByPart, colours: ColourSamples): Yellowness => {
  const light = lightOf(usual, colours)
  const tint = (part: keyof Yellowness): Tint => {
    const colour = colours[part]
    const { red, blue } = colour === undefined ? usual[part] : tintOf(colour)
    return { red: red - light.red, blue: blue - light.blue }
  }
  const [hair, iris] = [tint('hair'), tint('iris')]
  return { skin: -tint('skin').blue, hair: hair.red - hair.blue, iris: iris.red - iris.blue }
}

/** Limits the effect of dyed hair and light eyes, in standard deviations. */
const maxYellowness = 1.5

/**
 * Nearly equal shares, as in the published standards for skin, brows and irises; less for hair, which may be dyed. Real
 * photos of one person agree as well with any shares (note 55).
 */
const shares: Yellowness = { skin: 0.3, hair: 0.35, iris: 0.35 }

/**
 * Computes the undertone of an original from skin, hair and irises without the light's tint, in standard deviations of
 * the visitors. Estimates from any photo of the person should give the same value.
 */
export const undertoneAmong = (
  usual: ByPart,
  visitors: ReadonlyArray<ColourSamples>,
): ((original: ColourSamples) => number) => {
  const all = visitors.map((colours) => yellownessOf(usual, colours))
  const standard = (part: keyof Yellowness) => {
    const { mean, deviation } = meanAndDeviation(all.map((own) => own[part]))
    return (own: Yellowness): number => (deviation === 0 ? 0 : (own[part] - mean) / deviation)
  }
  const [skin, hair, iris] = [standard('skin'), standard('hair'), standard('iris')]
  return (original) => {
    const own = yellownessOf(usual, original)
    return (
      shares.skin * skin(own) +
      shares.hair * saturated(hair(own), maxYellowness) +
      shares.iris * saturated(iris(own), maxYellowness)
    )
  }
}

/** Limits the effect of very light hair and very deep skin, in standard deviations. */
const maxLightness = 3

/**
 * Computes the lightness of an original from the L* of skin and hair in equal parts, in standard deviations of the
 * visitors. Estimates from any photo of the person should give the same value. Invisible hair counts as hair of the
 * usual colour.
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
