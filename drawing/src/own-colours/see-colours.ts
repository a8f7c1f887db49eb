import type { Oklab } from '@kaoiro/core/colour'
import { chromaOf, hexOf, hueOf, labOfHex, oklabOf } from '@kaoiro/core/colour'
import type { FaceFeatures } from '@kaoiro/core/diagnosis'
import type { Pixels } from '@kaoiro/core/photo'
import type { EyeColour } from './eye-colour.js'
import { eyeColourIn } from './eye-colour.js'
import type { Contour } from './contour.js'
import { contourIn, depthIn, placesAround } from './contour.js'

/** The parts with a named colour, in the order of the page. */
export const seenParts = ['eyes', 'brows', 'lips', 'hair', 'skin'] as const

export type SeenPart = (typeof seenParts)[number]

export interface SeenColours extends Partial<Record<SeenPart, Oklab | undefined>> {
  /** Null if the photo does not show it well enough. */
  readonly eyeColour: EyeColour | null
  /** L* of the skin; left out with it. */
  readonly skinLightness?: number
  /** Whether the head is bare where hair would be. */
  readonly isBald: boolean
}

/** Quantiles of lightness that count, which leave out pupils and reflections, skin between hairs, shadow and shine. */
const counted: Readonly<Record<SeenPart, readonly [number, number]>> = {
  eyes: [0.25, 0.65],
  brows: [0, 0.35],
  lips: [0.2, 0.8],
  hair: [0.1, 0.7],
  skin: [0.4, 0.85],
}

/**
 * How near to a place at the photo's edge a colour is the wall: walls are lighter behind a head than in a corner.
 */
const wall = { darker: 0.06, lighter: 0.15, tint: 0.025 } as const

/** Colours nearer than this to the skin may not be hair. */
const unlikeSkin = 0.1

/** A bare head has the skin's tint, or less of it where it shines, and is at most this much darker. */
const bare = { tint: 0.02, darker: 0.08 } as const

/**
 * Shares of the place above the forehead. Without the wall, bare heads of London have the skin's colour in 0.96, blond ones in
 * at most 0.67.
 */
const shares = { leastHair: 0.2, leastHead: 0.1, bare: 0.85 } as const

/** Shine on skin darker than this, in OKLab, looks like black hair. */
const darkest = 0.5

/** Hair has hues from red to yellow, in degrees, or little chroma; other colours are of hats and dye. */
const hairHues = { from: 340, to: 110, chroma: 0.04 } as const

/** Reads the colours of a face from the pixels of its photo. Parts that are not seen are left out. */
export function seeColours(photo: Pixels, features: FaceFeatures): SeenColours {
  const pixelsIn = (part: SeenPart): ReadonlyArray<Oklab> =>
    contoursOf(features, part).flatMap((contour) => pixelsOf(photo, contourIn(photo)(contour)))
  const parts = seenParts.flatMap((part) => {
    const colour = part === 'hair' ? undefined : middleOf(pixelsIn(part), counted[part])
    return colour === undefined ? [] : [[part, colour] as const]
  })
  const seen: Partial<Record<SeenPart, Oklab>> = Object.fromEntries(parts)
  return {
    ...seen,
    eyeColour: eyeColourIn(photo, features),
    ...(seen.skin === undefined ? {} : { skinLightness: labOfHex(hexOf(seen.skin)).l }),
    ...headOf(pixelsIn('hair'), seen.skin, wallOf(photo, features)),
  }
}

/** The wall at the upper corners, and at the edges at the height of the hair. */
const wallOf = (photo: Pixels, { hair }: FaceFeatures): ReadonlyArray<Oklab> => {
  const top = Math.min(...hair.flat().map(([, y]) => y))
  const size = 0.03 * photo.width
  return [0, Math.max(0, top) * photo.height].flatMap((y) =>
    [0, photo.width - size].flatMap(
      (x) => middleOf(pixelsOf(photo, squareAt(x, y, size)), [0.2, 0.8]) ?? [],
    ),
  )
}

/** The hair's colour, and whether the head is bare. @param crown the pixels above the forehead */
const headOf = (
  crown: ReadonlyArray<Oklab>,
  skin: Oklab | undefined,
  walls: ReadonlyArray<Oklab>,
): Pick<SeenColours, 'hair' | 'isBald'> => {
  if (skin === undefined) return { isBald: false }
  const head = crown.filter((pixel) => !walls.some(isWall(pixel)))
  const others = head.filter((pixel) => !isBare(skin)(pixel))
  if (
    skin.l >= darkest &&
    head.length > shares.leastHead * crown.length &&
    others.length < (1 - shares.bare) * head.length
  )
    return { isBald: true }
  const hair = others.filter((pixel) => apart(pixel, skin) > unlikeSkin)
  const colour =
    hair.length < shares.leastHair * crown.length ? undefined : middleOf(hair, counted.hair)
  return { isBald: false, ...(colour === undefined || !isOfHair(colour) ? {} : { hair: colour }) }
}

const isWall = (pixel: Oklab) => (place: Oklab) =>
  Math.hypot(pixel.a - place.a, pixel.b - place.b) < wall.tint &&
  pixel.l > place.l - wall.darker &&
  pixel.l < place.l + wall.lighter

const isBare = (skin: Oklab) => (pixel: Oklab) => {
  const along = (pixel.a * skin.a + pixel.b * skin.b) / (skin.a ** 2 + skin.b ** 2)
  const tint = Math.max(0, along)
  const off = Math.hypot(pixel.a - tint * skin.a, pixel.b - tint * skin.b)
  return off < bare.tint && pixel.l > skin.l - bare.darker
}

const isOfHair = (colour: Oklab): boolean =>
  chromaOf(colour) < hairHues.chroma || hueOf(colour) > hairHues.from || hueOf(colour) < hairHues.to

/** Where the colour of each part is seen. */
const contoursOf = (features: FaceFeatures, part: SeenPart) =>
  part === 'eyes' ? features.irises : part === 'skin' ? features.cheeks : features[part]

const squareAt = (x: number, y: number, size: number): Contour => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
]

const apart = (one: Oklab, other: Oklab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

const pixelsOf = (photo: Pixels, contour: Contour): ReadonlyArray<Oklab> =>
  placesAround(contour, photo)
    .filter(({ x, y }) => depthIn(contour, x, y) > 0)
    .map(({ at }) => {
      const byte = (channel: number) => photo.data[4 * at + channel] ?? 0
      return oklabOf(byte(0), byte(1), byte(2))
    })

/** The mean of the pixels between two quantiles of lightness; undefined without any. */
const middleOf = (
  pixels: ReadonlyArray<Oklab>,
  [from, to]: readonly [number, number],
): Oklab | undefined => {
  const sorted = [...pixels].sort((one, other) => one.l - other.l)
  const chosen = sorted.slice(Math.floor(from * sorted.length), Math.ceil(to * sorted.length))
  const mean = (channel: keyof Oklab) =>
    chosen.reduce((sum, pixel) => sum + pixel[channel], 0) / chosen.length
  return chosen.length === 0 ? undefined : { l: mean('l'), a: mean('a'), b: mean('b') }
}
