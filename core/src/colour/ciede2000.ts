import type { Lab } from './lab.js'
import { chromaOf } from './lab.js'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const cosine = (degrees: number): number => Math.cos(radians(degrees))

/** Hue in degrees, from 0 to 360; 0 for a neutral colour. */
const hueOf = (a: number, b: number): number => {
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return hue < 0 ? hue + 360 : hue
}

/** From one hue to another by the shorter way, from -180 to 180 degrees. */
const hueStep = (from: number, to: number): number => {
  const step = to - from
  return step > 180 ? step - 360 : step < -180 ? step + 360 : step
}

/** The hue in the middle of the shorter way between two hues, in degrees. */
const meanHue = (one: number, other: number): number => {
  const sum = one + other
  if (Math.abs(one - other) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

/** A factor of the corrections for chroma: 0 for greys, nearly 1 for vivid colours. */
const vividness = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/**
 * The perceived difference of two colours, CIEDE2000 with weights of 1 (ISO/CIE 11664-6). About 1 is just noticeable.
 * Names follow G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
 * Supplementary Test Data, and Mathematical Observations", Color Research and Application 30 (2005), 21–30.
 */
export function ciede2000(one: Lab, other: Lab): number {
  // a* is stretched near the neutral axis.
  const stretch = 1 + 0.5 * (1 - vividness((chromaOf(one) + chromaOf(other)) / 2))
  const [a1, a2] = [one.a * stretch, other.a * stretch]
  const [chroma1, chroma2] = [Math.hypot(a1, one.b), Math.hypot(a2, other.b)]
  const isNeutral = chroma1 * chroma2 === 0
  const [hue1, hue2] = [hueOf(a1, one.b), hueOf(a2, other.b)]

  const lightnessStep = other.l - one.l
  const chromaStep = chroma2 - chroma1
  const hueAngle = isNeutral ? 0 : hueStep(hue1, hue2)
  const hueDistance = 2 * Math.sqrt(chroma1 * chroma2) * Math.sin(radians(hueAngle / 2))

  const lightness = (one.l + other.l) / 2
  const chroma = (chroma1 + chroma2) / 2
  const hue = isNeutral ? hue1 + hue2 : meanHue(hue1, hue2)

  const t =
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63)
  const fromMiddle = (lightness - 50) ** 2
  const lightnessPart = lightnessStep / (1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle))
  const chromaPart = chromaStep / (1 + 0.045 * chroma)
  const huePart = hueDistance / (1 + 0.015 * chroma * t)
  // Chroma and hue interact in the blues.
  const rotation =
    -2 * vividness(chroma) * Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))))
  return Math.sqrt(
    lightnessPart ** 2 + chromaPart ** 2 + huePart ** 2 + rotation * chromaPart * huePart,
  )
}
