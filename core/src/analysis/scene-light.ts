import type { EyeWhite } from './eye-white.js'
import type { LightLog } from './light-log.js'
import { isClipped, luminance } from './light-log.js'
import { saturated } from './saturated.js'

/** A light's tint: red and blue against green, as natural logarithms of linear light. */
interface Tint {
  readonly red: number
  readonly blue: number
}

/** The white of an eye is not quite white: vessels redden it, and lids and lashes warm its shade. */
const usualTint: Tint = { red: 0.05, blue: -0.03 }

const tintOf = ({ red, green, blue }: LightLog): Tint => ({ red: red - green, blue: blue - green })

const off = (one: Tint, other: Tint): number =>
  Math.hypot(one.red - other.red, one.blue - other.blue)

const byWhite = (colour: LightLog): Tint => {
  const { red, blue } = tintOf(colour)
  return { red: red - usualTint.red, blue: blue - usualTint.blue }
}

interface Evidence {
  readonly tint: Tint
  readonly weight: number
}

const noTint: Tint = { red: 0, blue: 0 }

const weighted = (evidence: ReadonlyArray<Evidence>): Tint => {
  let total = 0
  let red = 0
  let blue = 0
  for (const { tint, weight } of evidence) {
    total += weight
    red += weight * tint.red
    blue += weight * tint.blue
  }
  return total > 0 ? { red: red / total, blue: blue / total } : noTint
}

/** Eyes whose whites differ by this tint are half believed: one of them is no white. */
const disagreement = 0.3

/** How far both eyes' whites are of one colour, 0 to 1; one eye alone is half believed. */
const agreement = ([one, other]: ReadonlyArray<EyeWhite>): number => {
  if (one === undefined) return 0
  if (other === undefined) return 0.5
  return 1 / (1 + (off(tintOf(one.colour), tintOf(other.colour)) / disagreement) ** 2)
}

const ofEyes = (eyes: ReadonlyArray<EyeWhite>): Evidence => {
  const each = eyes.map(({ colour, unclipped }) => ({ tint: byWhite(colour), weight: unclipped }))
  const unclipped = each.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, eyes.length)
  return { tint: weighted(each), weight: unclipped * agreement(eyes) }
}

/** How far off neutral a wall or cloth may be and still count by half or so. */
const nearNeutral = 0.14

/** Darker than this tells little about the light's colour. */
const darkest = -4

/** The most that wall and clothes count, against 1 for the white of both eyes. */
const surroundingsWeight = 1

/** What of the surroundings is nearly neutral by the light that is expected. */
const ofSurroundings = (colours: ReadonlyArray<LightLog>, expected: Tint): Evidence => {
  const usable = colours.filter((colour) => !isClipped(colour) && luminance(colour) > darkest)
  const near = usable.map((colour): Evidence => {
    const tint = tintOf(colour)
    return { tint, weight: Math.exp(-((off(tint, expected) / nearNeutral) ** 2) / 2) }
  })
  const weight = near.reduce((sum, one) => sum + one.weight, 0) / Math.max(1, colours.length)
  return { tint: weighted(near), weight: surroundingsWeight * weight }
}

/** What ±2000 K do to red and blue against green. */
const bounds = { red: 0.35, blue: 0.5 } as const

/** Evidence for no tint at all: small, so that it only counts where there is no other. */
const noEvidence: Evidence = { tint: noTint, weight: 0.04 }

/** The eye's white in a well exposed photo, as the luminance's logarithm. */
const usualWhite = -0.41

/** What of a difference from the usual white is taken for exposure: people's whites differ. */
const exposureShare = 0.85

/** One stop. */
const exposureBound = Math.LN2

/** How much lighter than usual the photo is exposed, by the white of both eyes. */
const exposureOf = (eyes: ReadonlyArray<EyeWhite>): number => {
  if (eyes.length === 0) return 0
  const white = eyes.reduce((sum, { colour }) => sum + luminance(colour), 0) / eyes.length
  return exposureShare * agreement(eyes) * saturated(white - usualWhite, exposureBound)
}

/**
 * The scene's light, from the white of the eyes and what is nearly neutral around the head; never from
 * the skin, whose undertone is what is looked for.
 */
export const sceneLight = (
  eyes: ReadonlyArray<EyeWhite>,
  around: ReadonlyArray<LightLog>,
): LightLog => {
  const fromEyes = ofEyes(eyes)
  const first = weighted([fromEyes, noEvidence])
  const tint = weighted([fromEyes, ofSurroundings(around, first), noEvidence])
  const red = saturated(tint.red, bounds.red)
  const blue = saturated(tint.blue, bounds.blue)
  // The tint alone leaves a grey's luminance; the exposure comes on top.
  const green = exposureOf(eyes) - luminance({ red, green: 0, blue })
  return { red: red + green, green, blue: blue + green }
}
