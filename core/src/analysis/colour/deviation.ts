import type { LightLog, Tint } from './light-log.js'
import { luminance, tintOf } from './light-log.js'

/** How a colour is off what is usual: its tint, and the logarithm of its luminance. */
export interface Deviation extends Tint {
  readonly light: number
}

const none: Deviation = { red: 0, blue: 0, light: 0 }

/** The colour of a tint and a luminance. */
export const colourOf = ({ red, blue, light }: Deviation): LightLog => {
  const green = light - luminance({ red, green: 0, blue })
  return { red: red + green, green, blue: blue + green }
}

/** A part that is not seen is taken as usual. */
export const deviationOf = (usual: Deviation, colour: LightLog | undefined): Deviation => {
  if (colour === undefined) return none
  const { red, blue } = tintOf(colour)
  return { red: red - usual.red, blue: blue - usual.blue, light: luminance(colour) - usual.light }
}
