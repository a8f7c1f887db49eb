import type { Pixels } from '../photo/pixels.js'

/**
 * A colour as natural logarithms of its three channels: a change of exposure or of the light's colour
 * shifts all of a picture's colours alike, so differences of logarithms are those of the surfaces.
 */
export interface LogColour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Added to each byte, so that noise in the dark does not become large differences. */
const floor = 10

const logarithm = Float64Array.from({ length: 256 }, (_, byte) => Math.log(byte + floor))

/** Reads a picture between its pixels, bilinearly; outside it, its edge goes on. */
export type Sampler = (x: number, y: number) => LogColour

export const samplerOf = ({ width, height, data }: Pixels): Sampler => {
  const log = (at: number): number => logarithm[data[at] ?? 0] ?? 0
  return (x, y) => {
    const left = Math.max(0, Math.min(width - 1.001, x))
    const top = Math.max(0, Math.min(height - 1.001, y))
    const column = Math.floor(left)
    const row = Math.floor(top)
    const right = left - column
    const below = top - row
    const upper = (row * width + column) * 4
    const lower = upper + (height > 1 ? width * 4 : 0)
    const next = width > 1 ? 4 : 0
    const channel = (offset: number): number =>
      (log(upper + offset) * (1 - right) + log(upper + next + offset) * right) * (1 - below) +
      (log(lower + offset) * (1 - right) + log(lower + next + offset) * right) * below
    return { red: channel(0), green: channel(1), blue: channel(2) }
  }
}

/** Mean of the three logarithms: how light a colour is. */
export const lightness = ({ red, green, blue }: LogColour): number => (red + green + blue) / 3

/** The middle one of some numbers, 0 of none. */
export const middle = (numbers: ReadonlyArray<number>): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The median of each channel: one glint, mole or strand does not move it. */
export const medianColour = (colours: ReadonlyArray<LogColour>): LogColour => ({
  red: middle(colours.map(({ red }) => red)),
  green: middle(colours.map(({ green }) => green)),
  blue: middle(colours.map(({ blue }) => blue)),
})

/** How far two surfaces' colours are apart: chromatic differences count more than light and shade. */
export const colourDistance = (one: LogColour, other: LogColour): number => {
  const red = one.red - other.red
  const green = one.green - other.green
  const blue = one.blue - other.blue
  const light = (red + green + blue) / 3
  return Math.sqrt(0.35 * light ** 2 + 2 * (red - green) ** 2 + 2 * (green - blue) ** 2)
}
