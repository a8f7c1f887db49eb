import type { Season } from '../diagnosis/vocabulary.js'
import type { Metal, MetalId } from './metals.js'
import { metalsOf } from './metals.js'
import type { Swatch, SwatchId } from './palettes.js'
import { neutralsOf } from './palettes.js'
import { avoidedColours, wornColours } from './season-colours.js'

/** The chapters of a swatch book, in their order. */
export const chapters = ['best', 'neutrals', 'metals', 'avoided'] as const

export type Chapter = (typeof chapters)[number]

/** One colour or metal to hold against a fabric. */
export interface SwatchPage {
  readonly chapter: Chapter
  readonly id: SwatchId | MetalId
  /** A single colour, or the shades of a metal. */
  readonly shades: ReadonlyArray<`#${string}`>
}

/**
 * The pages of a season's swatch book: its palette with the key colours first, each colour once; its metals; and the
 * colours to keep away from the face.
 *
 * @param also a second season that suits as well
 */
export function swatchBook(season: Season, also: Season | null = null): ReadonlyArray<SwatchPage> {
  const neutrals = neutralsOf(season)
  const best = wornColours(season, also)
  return [
    ...best.filter((swatch) => !neutrals.includes(swatch)).map(swatchPage('best')),
    ...neutrals.map(swatchPage('neutrals')),
    ...metalsOf(season).map(metalPage),
    ...avoidedColours(season, also).map(swatchPage('avoided')),
  ]
}

const swatchPage =
  (chapter: Chapter) =>
  ({ id, colour }: Swatch): SwatchPage => ({ chapter, id, shades: [colour] })

const metalPage = ({ id, shades }: Metal): SwatchPage => ({ chapter: 'metals', id, shades })
