import { bytesOfHex, decodeSrgb } from './srgb.js'

/** Relative luminance (WCAG 2.2) of a colour as `#rrggbb`. */
export const luminance = (colour: string): number => {
  const [red, green, blue] = bytesOfHex(colour)
  const light = (byte: number) => decodeSrgb(byte / 255)
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
