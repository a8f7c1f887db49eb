import { bytesOfHex, decodeSrgb } from './srgb.js'

/** CIELAB under D65: lightness 0–100, and the opponent axes green–red and blue–yellow. */
export interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** Reference white D65, 2° observer. */
const white = { x: 95.047, y: 100, z: 108.883 } as const

const linear = Float64Array.from({ length: 256 }, (_, byte) => decodeSrgb(byte / 255))

/** The function of CIE 15 for L*, a* and b*: a cube root, but linear below (6/29)³. */
const root = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)

/** Linear light of an sRGB byte, 0 to 1. */
export const linearByte = (byte: number): number => linear[byte] ?? 0

/** Linear sRGB to CIELAB; values above 1 are lighter than white. */
export function labOfLinear(r: number, g: number, b: number): Lab {
  const x = root(((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) * 100) / white.x)
  const y = root(((0.2126729 * r + 0.7151522 * g + 0.072175 * b) * 100) / white.y)
  const z = root(((0.0193339 * r + 0.119192 * g + 0.9503041 * b) * 100) / white.z)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

/** @param colour `#rrggbb` */
export function labOfHex(colour: string): Lab {
  const [red, green, blue] = bytesOfHex(colour)
  return labOfLinear(linearByte(red), linearByte(green), linearByte(blue))
}

export const chromaOf = ({ a, b }: Lab): number => Math.hypot(a, b)
