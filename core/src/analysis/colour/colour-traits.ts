import type { ColourPart, ColourSamples } from './colour-samples.js'
import { chromaOf } from './lab.js'
import type { Lab } from './lab.js'
import type { LightLog, Tint } from './light-log.js'
import { labOfLight, luminance, tintOf } from './light-log.js'
import { usualColours, usualTraits, warmthWeights } from './population.js'
import { saturated } from './saturated.js'

/** The four questions of seasonal colour, each in standard deviations of people, never beyond ±3. */
export interface ColourTraits {
  /** Cool (-) to warm (+): the undertone. */
  readonly warmth: number
  /** Deep (-) to light (+). */
  readonly lightness: number
  /** Greyish (-) to vivid (+) skin. */
  readonly chroma: number
  /** Soft (-) to clear (+): between skin and hair. */
  readonly contrast: number
}

const maxTrait = 3

/** How a colour is off what is usual: its tint, and the logarithm of its luminance. */
export interface Deviation extends Tint {
  readonly light: number
}

const none: Deviation = { red: 0, blue: 0, light: 0 }

/** A part that is not seen is taken as usual. */
export const deviationOf = (part: ColourPart, colour: LightLog | undefined): Deviation => {
  if (colour === undefined) return none
  const usual = usualColours[part]
  const { red, blue } = tintOf(colour)
  return { red: red - usual.red, blue: blue - usual.blue, light: luminance(colour) - usual.light }
}

/**
 * The best linear estimate of the undertone by a neutral light: what the light has done to skin, hair and
 * irises it has done to the whites of the eyes, the lips and the surroundings too, and each counts as far as
 * it is to be relied on (docs/analysis.md; the weights are of `npm run fit`).
 */
const warmthOf = (samples: ColourSamples): number =>
  (Object.keys(warmthWeights) as ReadonlyArray<ColourPart>).reduce((sum, part) => {
    const weight = warmthWeights[part]
    const { red, blue, light } = deviationOf(part, samples[part])
    return sum + weight.red * red + weight.blue * blue + weight.light * light
  }, 0)

/** What of a difference from the usual white of the eye is taken for exposure: people's whites differ. */
const exposureShare = 0.85

/** Two stops: darker or brighter photos are refused. */
const maxExposure = 2 * Math.LN2

/** How much lighter than usual the photo is exposed, as a logarithm, by the white of the eyes. */
const exposureOf = ({ white }: ColourSamples): number =>
  exposureShare * saturated(deviationOf('white', white).light, maxExposure)

/** The light's tint, as far as the evidence tells it. */
const whiteShare = 0.5
const surroundingsShare = 0.3

/** The light that a photo was taken by, against a usual one: its tint, and how bright it is. */
export const lightOf = (samples: ColourSamples): LightLog => {
  const white = deviationOf('white', samples.white)
  const around = deviationOf('surroundings', samples.surroundings)
  const red = whiteShare * white.red + surroundingsShare * around.red
  const blue = whiteShare * white.blue + surroundingsShare * around.blue
  const green = exposureOf(samples) - luminance({ red, green: 0, blue })
  return { red: red + green, green, blue: blue + green }
}

/** A colour of a photo as it would be by a usual light. */
const byUsualLight = (samples: ColourSamples, colour: LightLog): Lab => {
  const light = lightOf(samples)
  return labOfLight({
    red: colour.red - light.red,
    green: colour.green - light.green,
    blue: colour.blue - light.blue,
  })
}

/** Hair out of sight counts as usual. */
const unseenHair: Lab = { l: usualTraits.hairLightness.mean, a: 0, b: 0 }

const standard = (value: number, { mean, deviation }: { mean: number; deviation: number }) =>
  saturated((value - mean) / deviation, maxTrait)

/** The traits behind a season: warmth by all colours, the others from CIELAB by a usual light. */
export const colourTraitsOf = (samples: ColourSamples): ColourTraits => {
  const skin = byUsualLight(samples, samples.skin)
  const hair = samples.hair === undefined ? unseenHair : byUsualLight(samples, samples.hair)
  const { skinLightness, hairLightness, warmth, lightness, chroma, contrast } = usualTraits
  return {
    warmth: standard(warmthOf(samples), warmth),
    lightness: standard(
      0.5 * standard(skin.l, skinLightness) + 0.5 * standard(hair.l, hairLightness),
      lightness,
    ),
    chroma: standard(chromaOf(skin), chroma),
    contrast: standard(skin.l - hair.l, contrast),
  }
}
