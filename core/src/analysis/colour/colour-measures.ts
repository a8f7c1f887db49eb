import type { ColourPart, ColourSamples } from './colour-samples.js'
import type { Deviation } from './deviation.js'
import { deviationOf } from './deviation.js'
import { chromaOf } from './lab.js'
import type { Lab } from './lab.js'
import type { LightLog } from './light-log.js'
import { labOfLight, luminance, without } from './light-log.js'
import { saturated } from './saturated.js'

/** A tint and a luminance for each part: what is usual, or what each counts. */
export type ByPart = Readonly<Record<ColourPart, Deviation>>

/** What the traits are taken from, each in its own unit. */
export interface ColourMeasures {
  readonly warmth: number
  /** L* by a usual light; of hair none if it is out of sight. */
  readonly skinLightness: number
  readonly hairLightness: number | undefined
  /** Of the skin, C*. */
  readonly chroma: number
}

/**
 * The best linear estimate of the undertone by a neutral light: what the light has done to skin, hair and
 * irises it has done to the whites of the eyes, the lips and the surroundings too, and each counts as far as
 * it is to be relied on (docs/analysis.md; the weights are of `npm run fit`).
 */
const warmthOf = (usual: ByPart, weights: ByPart, samples: ColourSamples): number =>
  (Object.keys(weights) as ReadonlyArray<ColourPart>).reduce((sum, part) => {
    const weight = weights[part]
    const { red, blue, light } = deviationOf(usual[part], samples[part])
    return sum + weight.red * red + weight.blue * blue + weight.light * light
  }, 0)

/** What of a difference from the usual white of the eye is taken for exposure: people's whites differ. */
const exposureShare = 0.85

/** Two stops: darker or brighter photos are refused. */
const maxExposure = 2 * Math.LN2

/** How much lighter than usual the photo is exposed, as a logarithm, by the white of the eyes. */
const exposureOf = (usual: ByPart, { white }: ColourSamples): number =>
  exposureShare * saturated(deviationOf(usual.white, white).light, maxExposure)

/** The light's tint, as far as the evidence tells it. */
const whiteShare = 0.5
const surroundingsShare = 0.3

/** The light that a photo was taken by, against a usual one: its tint, and how bright it is. */
export const lightAgainst = (usual: ByPart, samples: ColourSamples): LightLog => {
  const white = deviationOf(usual.white, samples.white)
  const around = deviationOf(usual.surroundings, samples.surroundings)
  const red = whiteShare * white.red + surroundingsShare * around.red
  const blue = whiteShare * white.blue + surroundingsShare * around.blue
  const green = exposureOf(usual, samples) - luminance({ red, green: 0, blue })
  return { red: red + green, green, blue: blue + green }
}

export const colourMeasuresOf = (
  usual: ByPart,
  weights: ByPart,
  samples: ColourSamples,
): ColourMeasures => {
  const light = lightAgainst(usual, samples)
  const byUsualLight = (colour: LightLog): Lab => labOfLight(without(light, colour))
  const skin = byUsualLight(samples.skin)
  return {
    warmth: warmthOf(usual, weights, samples),
    skinLightness: skin.l,
    hairLightness: samples.hair && byUsualLight(samples.hair).l,
    chroma: chromaOf(skin),
  }
}
