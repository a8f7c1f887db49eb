import { linearByte } from './lab.js'
import { encodeSrgb } from './srgb.js'

// OKLab (Ottosson, 2020): unlike in CIELAB, lips keep their hue when their lightness changes.

/** Lightness from 0 to 1, and the two opponent colours: red to green, yellow to blue. */
export interface Oklab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** The colour of three bytes of sRGB. */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linearByte(red), linearByte(green), linearByte(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

/** In degrees: 0 is pink, 60 orange, 90 yellow, 150 green, 250 blue. */
export const hueOf = ({ a, b }: Oklab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** Steps of linear light in the table of sRGB: finer than a byte in the shadows. */
const steps = 4096
const encoded = Uint8Array.from(
  { length: steps + 1 },
  (_, step) => 255 * encodeSrgb(step / steps) + 0.5,
)

const byteOf = (light: number): number =>
  encoded[Math.min(steps, Math.max(0, Math.round(light * steps)))] ?? 0

/** Writes a colour as three bytes of sRGB. */
export function writeOklab(pixels: Uint8ClampedArray, at: number, { l, a, b }: Oklab): void {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  pixels[at] = byteOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  pixels[at + 1] = byteOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  pixels[at + 2] = byteOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
}

/** The colour as `#rrggbb`. */
export function hexOf(colour: Oklab): string {
  const bytes = new Uint8ClampedArray(3)
  writeOklab(bytes, 0, colour)
  return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
