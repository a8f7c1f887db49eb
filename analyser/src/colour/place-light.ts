import type { ColourMeasure, ColourNorms, ColourPart, PartColours } from '@kaoiro/core/norms'
import { colourParts } from '@kaoiro/core/norms'
import type { ColourSamples } from './colour-samples.js'
import type { LightLog, Tint } from './light-log.js'
import { colourOf, measureOf, without } from './light-log.js'

const none: ColourMeasure = { red: 0, blue: 0, light: 0 }

/** How far a part is from the norm's mean; 0 if it is not visible, or has no norm. */
const deviationOf = (
  norms: ColourNorms,
  part: ColourPart,
  colour: LightLog | undefined,
): ColourMeasure => {
  const mean = norms[part]?.mean
  if (colour === undefined || mean === undefined) return none
  const { red, blue, light } = measureOf(colour)
  return { red: red - mean.red, blue: blue - mean.blue, light: light - mean.light }
}

/** Weights of the two cues for the tint of the light: the whites of the eyes, and the surroundings. */
const whiteShare = 0.5
const surroundingsShare = 0.3

/** The estimated tint of a photo's light, relative to the usual light of the place. */
export const lightTint = (norms: ColourNorms, samples: ColourSamples): Tint => {
  const white = deviationOf(norms, 'white', samples.white)
  const around = deviationOf(norms, 'surroundings', samples.surroundings)
  return {
    red: whiteShare * white.red + surroundingsShare * around.red,
    blue: whiteShare * white.blue + surroundingsShare * around.blue,
  }
}

const noLight = colourOf(none)

/**
 * White paper compared with the whites of the eyes in the same light, in natural logarithms: medians over 202 generated
 * faces with drawn sheets. The whites of the eyes are yellowish and in the shade of the lids.
 */
export const overWhites = { red: -0.26, blue: 0.11, light: 1.12 } as const

/**
 * The light of a photo relative to the usual light of the place, if white paper shows it: there, paper differs from the
 * whites of the eyes as it does everywhere.
 */
export const paperLight = ({ white }: ColourNorms, { reference }: ColourSamples): LightLog => {
  if (white === undefined || reference === undefined) return noLight
  const { red, blue, light } = white.mean
  const usual = {
    red: red + overWhites.red,
    blue: blue + overWhites.blue,
    light: light + overWhites.light,
  }
  return without(colourOf(usual), reference.paper)
}

/** The visible parts' colours in the terms of norms, without a light. */
export const coloursOf = (samples: ColourSamples, light = noLight): PartColours =>
  Object.fromEntries(
    colourParts.flatMap((part) => {
      const colour = samples[part]
      return colour === undefined ? [] : [[part, measureOf(without(light, colour))]]
    }),
  )
