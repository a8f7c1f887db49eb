import { lightOf } from '@kaoiro/core/analysis/colour/colour-traits'
import type { LightLog } from '@kaoiro/core/analysis/colour/light-log'
import { labOfLight, without } from '@kaoiro/core/analysis/colour/light-log'
import type { Evidence } from '@kaoiro/core/analysis/evidence/evidence'
import { labToHex } from '@kaoiro/fixtures/pixels/lab'

const hexOf = (colour: LightLog): string => {
  const { l, a, b } = labOfLight(colour)
  return labToHex([l, a, b])
}

/** A light's tint, as bright as it can be shown. */
const shown = (light: LightLog): LightLog => {
  const brightest = Math.max(light.red, light.green, light.blue)
  return without({ red: brightest, green: brightest, blue: brightest }, light)
}

/**
 * The colours that were measured, from left to right: the estimated light, the skin as it is and by a usual
 * light, then hair, irises, lips, whites of the eyes and surroundings as they are.
 */
export const patchesOf = ({ colours }: Evidence): ReadonlyArray<string> => {
  const light = lightOf(colours)
  const { skin, hair, iris, lips, white, surroundings } = colours
  const seen = [hair, iris, lips, white, surroundings].flatMap((colour) => colour ?? [])
  return [shown(light), skin, without(light, skin), ...seen].map(hexOf)
}
