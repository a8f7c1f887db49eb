import type { Pixels } from '@kaoiro/core/photo'
import { linearByte } from '@kaoiro/core/colour'
import type { ColourMeasure } from '@kaoiro/core/norms'

/**
 * A colour as natural logarithms of its three channels in linear light, 0 for byte 255. A different light or
 * exposure adds the same three numbers to every surface (von Kries).
 */
export interface LightLog {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Bytes below this are mostly noise; they count as this value. */
const noiseFloorByte = 4

const light = Float64Array.from({ length: 256 }, (_, byte) =>
  linearByte(Math.max(noiseFloorByte, byte)),
)

const logarithm = light.map(Math.log)

/** The colour of the nearest pixel; undefined outside the photo. */
export function lightAt(
  { width, height, data }: Pixels,
  x: number,
  y: number,
): LightLog | undefined {
  const column = Math.round(x)
  const row = Math.round(y)
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  const at = (row * width + column) * 4
  return {
    red: logarithm[data[at] ?? 0] ?? 0,
    green: logarithm[data[at + 1] ?? 0] ?? 0,
    blue: logarithm[data[at + 2] ?? 0] ?? 0,
  }
}

/**
 * The mean light around a point, with weights that fall to 0 at the radius, at least a pixel; undefined outside the
 * photo. JPEG keeps colour at half the resolution, and resizing spreads it further, so a single pixel's tint depends on
 * how the photo was encoded.
 */
export function lightAround(
  { width, height, data }: Pixels,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
): LightLog | undefined {
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return undefined
  const reach = Math.max(1, radius)
  let [red, green, blue, total] = [0, 0, 0, 0]
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (
      let column = Math.max(0, Math.ceil(x - reach));
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      const weight = (reach - Math.abs(column - x)) * (reach - Math.abs(row - y))
      const at = (row * width + column) * 4
      total += weight
      red += weight * (light[data[at] ?? 0] ?? 0)
      green += weight * (light[data[at + 1] ?? 0] ?? 0)
      blue += weight * (light[data[at + 2] ?? 0] ?? 0)
    }
  return {
    red: Math.log(red / total),
    green: Math.log(green / total),
    blue: Math.log(blue / total),
  }
}

/** The luminance in logarithms: a weighted mean of the channels, with weights close to Rec. 709. */
export function luminance({ red, green, blue }: LightLog): number {
  return 0.25 * red + 0.65 * green + 0.1 * blue
}

/** From this byte on, a channel may be clipped. */
export const clippedByte = 250

const clippedFrom = logarithm[clippedByte] ?? 0

export function isClipped({ red, green, blue }: LightLog): boolean {
  return Math.max(red, green, blue) >= clippedFrom
}

/** Removes the effect of a light from a colour. */
export function without(light: LightLog, colour: LightLog): LightLog {
  return {
    red: colour.red - light.red,
    green: colour.green - light.green,
    blue: colour.blue - light.blue,
  }
}

/** A colour's tint independent of brightness: red and blue relative to green. */
export interface Tint {
  readonly red: number
  readonly blue: number
}

export function tintOf({ red, green, blue }: LightLog): Tint {
  return {
    red: red - green,
    blue: blue - green,
  }
}

/** The mean colour; `colours` must not be empty. */
export function meanLight(colours: ReadonlyArray<LightLog>): LightLog {
  const mean = (channel: keyof LightLog) =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length
  return { red: mean('red'), green: mean('green'), blue: mean('blue') }
}

/** Distance between two surface colours, independent of the light. Brightness counts less than hue. */
export function apart(one: LightLog, other: LightLog): number {
  const { red, green, blue } = without(one, other)
  const light = (red + green + blue) / 3
  return Math.sqrt(0.15 * light ** 2 + (red - green) ** 2 + (green - blue) ** 2)
}

/** The colour in the terms of norms. */
export function measureOf(colour: LightLog): ColourMeasure {
  return {
    ...tintOf(colour),
    light: luminance(colour),
  }
}

/** The colour with a given tint and luminance. */
export function colourOf({ red, blue, light }: ColourMeasure): LightLog {
  const green = light - luminance({ red, green: 0, blue })
  return { red: red + green, green, blue: blue + green }
}
