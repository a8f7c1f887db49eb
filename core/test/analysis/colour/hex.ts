import type { Rgb } from '../../photo/pictures.js'

/** The three bytes of `#rrggbb`. */
export const bytesOfHex = (hex: string): Rgb => {
  const byte = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [byte(1), byte(3), byte(5)]
}
