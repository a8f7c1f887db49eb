import type { ByPart } from '@kaoiro/core/analysis/colour/colour-traits'
import { saturated } from '@kaoiro/core/analysis/colour/colour-traits'
import type { ColourSamples } from '@kaoiro/core/analysis/colour/colour-samples'
import type { Tint } from '@kaoiro/core/analysis/colour/light-log'
import { deviationOf, tintOf } from '@kaoiro/core/analysis/colour/light-log'
import { meanAndDeviation } from '../../statistics/shares.js'

/** How much of the light's tint the whites of the eyes tell, and how much the surroundings. */
const whiteShare = 0.8
const surroundingsShare = 0.2

const lightOf = (usual: ByPart, { white, surroundings }: ColourSamples): Tint => {
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

/** How yellow the three are once the light's tint is off: skin little blue, hair and irises red over blue. */
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

/** Beyond this many deviations dyed hair and light eyes count no more. */
const maxYellowness = 1.5

/** Skin counts least: its blue is what another light and another camera change most. */
const shares: Yellowness = { skin: 0.15, hair: 0.45, iris: 0.4 }

/**
 * The undertone of an original photo, which the best estimate of any photo of the same person should come
 * near to: skin, hair and irises by their light, in deviations of the visitors.
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
