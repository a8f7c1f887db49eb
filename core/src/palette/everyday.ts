import type { HexColour } from '../colour/hex-colour.js'
import type { Swatch } from './palettes.js'
import type { Wearer } from './wear.js'
import { wayToWear } from './wear.js'

/** Clothes that most people own, in the usual colours of cotton, wool and denim. */
export const everydayColours = {
  white: '#f7f6f2',
  beige: '#d6c3a3',
  brown: '#6a4a38',
  grey: '#8d9096',
  denim: '#5f7ba3',
  navy: '#232d4b',
  black: '#17171a',
} as const satisfies Readonly<Record<string, HexColour>>

type EverydayId = keyof typeof everydayColours

const ids = Object.keys(everydayColours) as ReadonlyArray<EverydayId>

/** Up to this CIEDE2000, clothes pass for the colour of the palette: dyes and light differ as much. */
const maxAlike = 5

/** Which of these clothes suit a person. */
export interface EverydayClothes {
  /** The three nearest to the person's palettes, each unchanged or, if it is visibly different, in a colour of the palettes. */
  readonly fits: ReadonlyArray<{ readonly id: EverydayId; readonly as: Swatch | null }>
  /** The farthest, with a colour to wear between it and the face. */
  readonly change: { readonly id: EverydayId; readonly companion: Swatch }
}

export function everydayClothes(wearer: Wearer): EverydayClothes {
  const wear = wayToWear(wearer)
  const worn = ids
    .map((id) => ({ id, ...wear(everydayColours[id]) }))
    .sort((one, other) => one.distance - other.distance)
  const farthest = worn.reduce((_, last) => last)
  return {
    fits: worn
      .slice(0, 3)
      .map(({ id, nearest, distance }) => ({ id, as: distance < maxAlike ? null : nearest })),
    change: { id: farthest.id, companion: farthest.companion },
  }
}
