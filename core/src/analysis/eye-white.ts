import type { Pixels } from '../photo/pixels.js'
import type { HeadFrame } from './head-frame.js'
import type { Iris } from './iris.js'
import type { LightLog } from './light-log.js'
import { isClipped, lightAt, luminance, medianLight } from './light-log.js'

/** The white of one eye. */
export interface EyeWhite {
  readonly colour: LightLog
  /** How much of it the photo could still tell apart from white, 0 to 1. */
  readonly unclipped: number
}

/** Places on both sides of the iris, in its radii from its centre: clear of its blurred edge. */
const places = [1.15, 1.25, 1.35, 1.45, 1.55, 1.65, 1.75].flatMap((x) =>
  [-0.3, -0.15, 0, 0.15, 0.3, 0.45].flatMap((y) => [
    { x, y },
    { x: -x, y },
  ]),
)

/** The share of the places taken: the whitest, for lids and skin lie among them. */
const whitest = 0.25

/**
 * Bright, and bluer than its surroundings, as the white of an eye is beside skin and lashes. Another
 * light adds the same to all, so the order stays.
 */
const whiteness = (colour: LightLog): number => luminance(colour) + 0.7 * (colour.blue - colour.red)

/** The white beside an iris; undefined where all of it is outside the photo. */
export const eyeWhite = (pixels: Pixels, frame: HeadFrame, iris: Iris): EyeWhite | undefined => {
  const colours = places.flatMap(({ x, y }) => {
    const at = frame.toPicture(iris.x + x * iris.radius, iris.y + y * iris.radius)
    return lightAt(pixels, at.x, at.y) ?? []
  })
  if (colours.length === 0) return undefined
  const white = colours
    .map((colour) => ({ colour, rank: whiteness(colour) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, Math.ceil(whitest * colours.length))
    .map(({ colour }) => colour)
  const unclipped = white.filter((colour) => !isClipped(colour))
  return {
    colour: medianLight(white),
    unclipped: unclipped.length / white.length,
  }
}
