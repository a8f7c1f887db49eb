import type { Pixels } from '@kaoiro/core/photo'

/**
 * A colour as natural logarithms of its three channels. Changes of exposure or light shift all colours of a
 * picture equally, so differences of logarithms depend only on the surfaces.
 */
export interface LogColour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Added to each byte, so that noise in dark areas does not cause large differences. */
const floor = 10

const logarithm = Float64Array.from({ length: 256 }, (_, byte) => Math.log(byte + floor))

/** Reads a picture with bilinear interpolation; coordinates outside are clamped to the edge. */
export type Sampler = (x: number, y: number) => LogColour

export function samplerOf({ width, height, data }: Pixels): Sampler {
  const next = width > 1 ? 4 : 0
  const nextRow = height > 1 ? width * 4 : 0
  // Called about fifty thousand times per photo, so it calls no functions and creates no objects except the
  // result.
  return (x, y) => {
    const left = Math.max(0, Math.min(width - 1.001, x))
    const top = Math.max(0, Math.min(height - 1.001, y))
    const column = Math.floor(left)
    const row = Math.floor(top)
    const right = left - column
    const below = top - row
    const a = (row * width + column) * 4
    const b = a + next
    const c = a + nextRow
    const d = c + next
    const atA = (1 - right) * (1 - below)
    const atB = right * (1 - below)
    const atC = (1 - right) * below
    const atD = right * below
    return {
      red:
        atA * (logarithm[data[a] ?? 0] ?? 0) +
        atB * (logarithm[data[b] ?? 0] ?? 0) +
        atC * (logarithm[data[c] ?? 0] ?? 0) +
        atD * (logarithm[data[d] ?? 0] ?? 0),
      green:
        atA * (logarithm[data[a + 1] ?? 0] ?? 0) +
        atB * (logarithm[data[b + 1] ?? 0] ?? 0) +
        atC * (logarithm[data[c + 1] ?? 0] ?? 0) +
        atD * (logarithm[data[d + 1] ?? 0] ?? 0),
      blue:
        atA * (logarithm[data[a + 2] ?? 0] ?? 0) +
        atB * (logarithm[data[b + 2] ?? 0] ?? 0) +
        atC * (logarithm[data[c + 2] ?? 0] ?? 0) +
        atD * (logarithm[data[d + 2] ?? 0] ?? 0),
    }
  }
}

/** The mean of the channels. */
export const logLight = ({ red, green, blue }: LogColour): number => (red + green + blue) / 3

/** Distance between two surface colours; hue differences count more than brightness. */
export function colourDistance(one: LogColour, other: LogColour): number {
  const red = one.red - other.red
  const green = one.green - other.green
  const blue = one.blue - other.blue
  const light = logLight({ red, green, blue })
  return Math.sqrt(0.35 * light ** 2 + 2 * (red - green) ** 2 + 2 * (green - blue) ** 2)
}
