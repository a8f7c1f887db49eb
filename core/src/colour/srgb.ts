/** The sRGB transfer function: linear light to an sRGB value, both 0 to 1 (IEC 61966-2-1). */
export function encodeSrgb(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

/** The bytes of a colour as `#rrggbb`: red, green and blue. */
export function bytesOfHex(colour: string): readonly [number, number, number] {
  const byte = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [byte(1), byte(3), byte(5)]
}

/** The inverse of `encodeSrgb`: an sRGB value to linear light, both 0 to 1. */
export function decodeSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance (WCAG 2.2) of a colour as `#rrggbb`. */
export function luminance(colour: string): number {
  const [red, green, blue] = bytesOfHex(colour)
  const light = (byte: number) => decodeSrgb(byte / 255)
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
