/** The sRGB transfer function: linear light to an sRGB value, both 0 to 1 (IEC 61966-2-1). */
export const encodeSrgb = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055

/** The bytes of a colour as `#rrggbb`: red, green and blue. */
export const bytesOfHex = (colour: string): readonly [number, number, number] => {
  const byte = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [byte(1), byte(3), byte(5)]
}

/** The inverse of `encodeSrgb`: an sRGB value to linear light, both 0 to 1. */
export const decodeSrgb = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
