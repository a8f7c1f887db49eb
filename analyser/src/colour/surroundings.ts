import type { Pixels } from '@kaoiro/core/photo'
import type { HeadFrame } from '../face/head-frame.js'
import type { LightLog } from './light-log.js'
import { isClipped, lightAt, luminance, tintOf } from './light-log.js'

/**
 * Whether a point is outside head, hair, neck and chest. Coordinates are in face widths, from the point between the
 * eyes.
 */
const isOutside = (x: number, y: number): boolean =>
  y < 0.7 ? (x / 0.85) ** 2 + ((y - 0.05) / 1.2) ** 2 > 1 : Math.abs(x) > 0.75

const columns = 36
const rows = 48

export interface Surroundings {
  /** All samples: wall and clothes. */
  readonly all: ReadonlyArray<LightLog>
  /** Samples above eye level, mostly wall. */
  readonly besideHead: ReadonlyArray<LightLog>
}

/** Samples the photo around the head on a grid. */
export function surroundings(pixels: Pixels, frame: HeadFrame): Surroundings {
  const all: Array<LightLog> = []
  const besideHead: Array<LightLog> = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.floor(((column + 0.5) * pixels.width) / columns)
      const y = Math.floor(((row + 0.5) * pixels.height) / rows)
      const place = frame.toFrame({ x, y })
      if (!isOutside(place.x, place.y)) continue
      const colour = lightAt(pixels, x, y)
      if (colour === undefined) continue
      all.push(colour)
      if (place.y < 0) besideHead.push(colour)
    }
  return { all, besideHead }
}

/**
 * Width of the weighting around neutral, in logarithms: a colour at this distance from neutral has a weight of 60 %.
 */
const nearNeutral = 0.2

/** Minimum luminance of a sample: darker colours tell little about the light. */
const minLuminance = -4

/** Minimum total weight, as a share of all samples. */
const minShare = 0.05

/**
 * The weighted mean of the nearly neutral colours around the head; undefined if there are too few. Coloured walls
 * get almost no weight, so they do not tint the result.
 */
export function nearNeutralMean(colours: ReadonlyArray<LightLog>): LightLog | undefined {
  const sum = { red: 0, green: 0, blue: 0 }
  let total = 0
  for (const colour of colours) {
    if (isClipped(colour) || luminance(colour) <= minLuminance) continue
    const { red, blue } = tintOf(colour)
    const weight = Math.exp(-(red * red + blue * blue) / (2 * nearNeutral ** 2))
    total += weight
    sum.red += weight * colour.red
    sum.green += weight * colour.green
    sum.blue += weight * colour.blue
  }
  return total < minShare * colours.length || total === 0
    ? undefined
    : { red: sum.red / total, green: sum.green / total, blue: sum.blue / total }
}
