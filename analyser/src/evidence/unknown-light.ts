import type { ColourSamples } from '../colour/colour-samples.js'
import type { Tint } from '../colour/light-log.js'
import { luminance, tintOf } from '../colour/light-log.js'

/**
 * The bounds of a light that the photo shows: a bright, neutral wall, which the whites of the eyes agree with, in even
 * light. Natural logarithms of linear light. London's portraits, in front of a white wall, reach 0.8 of the bounds in
 * 95 %; news photographs exceed one of them by 0.4 in 95 %.
 */
const bounds = {
  /** The wall has at least 37 % of the light of a white surface. */
  dark: -1,
  /** The wall's tint. */
  tint: 0.1,
  /** The difference in tint between the wall and the whites of the eyes, which are never quite neutral. */
  whites: 0.46,
  /** One cheek is 1.5 times as bright as the other. */
  sideLight: 0.4,
  /** One eye's white has two thirds of the other's light. */
  eyes: 0.4,
} as const

/** From this share of a bound, the light begins to be unknown; it is at twice the distance. */
const known = 0.75

const apart = (a: Tint, b: Tint): number => Math.hypot(a.red - b.red, a.blue - b.blue)

/** The worst of the photo's violations of the bounds; Infinity if wall or whites are not visible. */
const violation = (
  { surroundings, white, whites: [left, right] }: ColourSamples,
  sideLight: number,
): number => {
  if (!surroundings || !white || !left || !right) return Infinity
  const wall = tintOf(surroundings)
  return Math.max(
    luminance(surroundings) / bounds.dark,
    apart(wall, { red: 0, blue: 0 }) / bounds.tint,
    apart(wall, tintOf(white)) / bounds.whites,
    Math.abs(sideLight) / bounds.sideLight,
    Math.abs(luminance(left) - luminance(right)) / bounds.eyes,
  )
}

/** How little a photo shows of its light: 0 if its surroundings and eyes, or paper, show it, 1 if it may be any light. */
export const unknownLight = (colours: ColourSamples, sideLight: number): number =>
  colours.reference !== undefined
    ? 0
    : Math.min(1, Math.max(0, violation(colours, sideLight) / known - 1))
