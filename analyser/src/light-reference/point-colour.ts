import { encodeSrgb, linearByte } from '@kaoiro/core/colour'
import type { HexColour } from '@kaoiro/core/colour'
import { colourDoubts } from '@kaoiro/core/palette'
import type { ColourDoubt, MeasuredColour } from '@kaoiro/core/palette'
import type { Pixels } from '@kaoiro/core/photo'
import type { LightReference } from '../colour/colour-samples.js'
import type { LightLog } from '../colour/light-log.js'
import { isClipped, lightAt, luminance, without } from '../colour/light-log.js'
import type { Point } from '../face/landmarks.js'
import { medianColour, quantile } from '../statistics/quantile.js'

/** White paper in the light of the palettes: L* 94, between the papers of ISO 12647-2 (93 to 95). */
const paper = Math.log(linearByte(237))

/** The side of the measured square, as a share of the photo's longer side: a button, or a lip, in a portrait. */
const side = 0.02

/** A square of fewer pixels would show the noise of one of them. */
const minReach = 2

/** The colours of the square around a point; none outside the photo. */
const coloursAround = (pixels: Pixels, { x, y }: Point): ReadonlyArray<LightLog> => {
  const longer = Math.max(pixels.width, pixels.height)
  const reach = Math.max(minReach, Math.round((side * longer) / 2))
  const row = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach)
  return row.flatMap((down) => row.flatMap((across) => lightAt(pixels, x + across, y + down) ?? []))
}

/** Below this luminance, in logarithms, most of a photo's byte is noise: that of byte 16. */
const minLight = Math.log(linearByte(16))

/** The largest difference in the middle half of the square: folds and weave have less, a second colour has more. */
const maxSpread = 0.5

const channels = ['red', 'green', 'blue'] as const

const isUneven = (colours: ReadonlyArray<LightLog>): boolean =>
  channels.some((channel) => {
    const values = colours.map((colour) => colour[channel])
    return quantile(values, 0.75) - quantile(values, 0.25) > maxSpread
  })

const hexOf = (colour: LightLog): HexColour => {
  const byte = (light: number) => Math.round(255 * encodeSrgb(Math.min(1, Math.exp(light))))
  const digits = channels.map((channel) => byte(colour[channel]).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}

/**
 * Measures the colour of what a photo shows at a point, in the light of the palettes; undefined outside the photo.
 *
 * @param point in pixels
 * @param reference white paper in the same light, as an examination finds it (`evidence.colours.reference`)
 */
export function colourAtPoint(
  pixels: Pixels,
  point: Point,
  reference?: LightReference,
): MeasuredColour | undefined {
  const colours = coloursAround(pixels, point)
  if (colours.length === 0) return undefined
  const median = medianColour(colours)
  const light =
    reference === undefined
      ? { red: 0, green: 0, blue: 0 }
      : without({ red: paper, green: paper, blue: paper }, reference.paper)
  const seen: Readonly<Record<ColourDoubt, boolean>> = {
    light: reference === undefined,
    glare: isClipped(median),
    shade: luminance(median) < minLight,
    uneven: isUneven(colours),
  }
  return {
    colour: hexOf(without(light, median)),
    reference: reference?.kind ?? null,
    doubts: colourDoubts.filter((doubt) => seen[doubt]),
  }
}
