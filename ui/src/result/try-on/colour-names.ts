import type { Oklab } from '../drape/oklab.js'

/** The parts with a named colour, in the order of the page. */
export const seenParts = ['eyes', 'brows', 'lips', 'hair', 'skin'] as const

export type SeenPart = (typeof seenParts)[number]

/** Names of what a photo shows, never of a person. */
export type ColourName =
  | (typeof pigmented)[number][1]
  | (typeof lipTones)[number][1]
  | (typeof skinTones)[number][1]
  | ('soft-black' | 'grey' | 'silver' | 'green' | 'blue' | 'hazel' | 'chestnut' | 'rosy-beige')
  | ('berry' | 'coral')

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

const chroma = ({ a, b }: Oklab): number => Math.hypot(a, b)

/** In degrees: 0 is pink, 60 orange, 90 yellow, 150 green, 250 blue. */
const hue = ({ a, b }: Oklab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

const eyeName = (colour: Oklab): ColourName => {
  const [turn, { l }] = [hue(colour), colour]
  if (l > 0.3 && chroma(colour) > 0.015 && turn > 180 && turn < 300) return 'blue'
  if (l > 0.3 && chroma(colour) > 0.02 && turn > 112 && turn <= 180) return 'green'
  if (l > 0.42 && turn > 88 && turn <= 112) return 'hazel'
  return hairName(colour)
}

const hairName = (colour: Oklab): ColourName => {
  const { l } = colour
  if (chroma(colour) < 0.018 && l > 0.25)
    return l > 0.62 ? 'silver' : l > 0.38 ? 'grey' : 'soft-black'
  if (l > 0.28 && l < 0.55 && hue(colour) < 42 && chroma(colour) > 0.055) return 'chestnut'
  return upTo(pigmented, l, 'golden')
}

const lipName = (colour: Oklab): ColourName => {
  const turn = hue(colour)
  if (colour.l <= 0.55 && (turn > 330 || turn < 14)) return 'berry'
  if (colour.l > 0.5 && turn > 36 && turn < 90) return 'coral'
  return upTo(lipTones, colour.l, 'soft-pink')
}

const skinName = (colour: Oklab): ColourName =>
  colour.l > 0.64 && colour.l <= 0.81 && hue(colour) < 46
    ? 'rosy-beige'
    : upTo(skinTones, colour.l, 'ivory')

/** The name of a part's colour in the light of the photo. */
export const colourName = (part: SeenPart, colour: Oklab): ColourName =>
  ({ eyes: eyeName, brows: hairName, lips: lipName, hair: hairName, skin: skinName })[part](colour)

/** How much hair, brows and eyes differ in lightness from the skin. */
export type ContrastLevel = 'soft' | 'medium' | 'strong'

/** The least differences of lightness for medium and for strong contrast. */
const cuts = { medium: 0.22, strong: 0.4 } as const

export const contrastOf = (
  colours: Readonly<Partial<Record<SeenPart, Oklab | undefined>>>,
): ContrastLevel => {
  const { skin, hair, brows, eyes } = colours
  const others = [hair ?? brows, eyes].flatMap((colour) => colour ?? [])
  if (skin === undefined || others.length === 0) return 'medium'
  const apart = others.reduce((sum, { l }) => sum + Math.abs(skin.l - l), 0) / others.length
  return apart < cuts.medium ? 'soft' : apart < cuts.strong ? 'medium' : 'strong'
}
