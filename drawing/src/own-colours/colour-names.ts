import type { Oklab } from '@kaoiro/core/colour'
import { chromaOf, hueOf } from '@kaoiro/core/colour'
import type { EyeColour } from './eye-colour.js'
import type { SeenColours, SeenPart } from './see-colours.js'

/** Names of what a photo shows, never of a person. */
export type ColourName =
  | (typeof pigmented)[number][1]
  | (typeof lipTones)[number][1]
  | (typeof skinTones)[number][1]
  | ('soft-black' | 'grey' | 'silver' | 'chestnut' | 'rosy-beige' | 'berry' | 'coral')
  | EyeColour

// Each row: the largest lightness in OKLab of a name.
const pigmented = [
  [0.25, 'soft-black'],
  [0.34, 'deep-brown'],
  [0.45, 'brown'],
  [0.6, 'light-brown'],
  [1, 'golden'],
] as const

const lipTones = [
  [0.48, 'rose-brown'],
  [0.68, 'rose'],
  [1, 'soft-pink'],
] as const

const skinTones = [
  [0.42, 'deep-bronze'],
  [0.54, 'bronze'],
  [0.64, 'honey'],
  [0.73, 'beige'],
  [0.81, 'light-beige'],
  [1, 'ivory'],
] as const

const upTo = <Name>(rows: ReadonlyArray<readonly [number, Name]>, l: number, last: Name): Name =>
  rows.find(([most]) => l <= most)?.[1] ?? last

const hairName = (colour: Oklab): ColourName => {
  const { l } = colour
  if (chromaOf(colour) < 0.018 && l > 0.25)
    return l > 0.62 ? 'silver' : l > 0.38 ? 'grey' : 'soft-black'
  if (l > 0.28 && l < 0.55 && hueOf(colour) < 42 && chromaOf(colour) > 0.055) return 'chestnut'
  return upTo(pigmented, l, 'golden')
}

const lipName = (colour: Oklab): ColourName => {
  const turn = hueOf(colour)
  if (colour.l <= 0.55 && (turn > 330 || turn < 14)) return 'berry'
  if (colour.l > 0.5 && turn > 36 && turn < 90) return 'coral'
  return upTo(lipTones, colour.l, 'soft-pink')
}

const skinName = (colour: Oklab): ColourName =>
  colour.l > 0.64 && colour.l <= 0.81 && hueOf(colour) < 46
    ? 'rosy-beige'
    : upTo(skinTones, colour.l, 'ivory')

const nameOf = { brows: hairName, lips: lipName, hair: hairName, skin: skinName } as const

/** The name of a part's colour in the light of the photo; null if the part, or its colour, is not seen well enough. */
export function colourName(part: SeenPart, seen: SeenColours): ColourName | null {
  const colour = seen[part]
  if (colour === undefined) return null
  return part === 'eyes' ? seen.eyeColour : nameOf[part](colour)
}

/** How much hair, brows and eyes differ in lightness from the skin. */
export type ContrastLevel = 'soft' | 'medium' | 'strong'

/** The least differences of lightness for medium and for strong contrast. */
const cuts = { medium: 0.22, strong: 0.4 } as const

/** Null for a bare head, because the sentences about contrast describe hair. */
export function contrastOf(seen: SeenColours): ContrastLevel | null {
  const { skin, hair, brows, eyes, isBald } = seen
  const others = [hair ?? brows, eyes].flatMap((colour) => colour ?? [])
  if (isBald) return null
  if (skin === undefined || others.length === 0) return 'medium'
  const apart = others.reduce((sum, { l }) => sum + Math.abs(skin.l - l), 0) / others.length
  return apart < cuts.medium ? 'soft' : apart < cuts.strong ? 'medium' : 'strong'
}
