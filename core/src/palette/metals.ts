import type { Season } from '../diagnosis/vocabulary.js'

/** A metal for jewellery, watches and buttons. Its name is in the locales (`metals`). */
export interface Metal {
  readonly id: MetalId
  /** Colours across a polished surface from one edge to the other, evenly spaced, as `#rrggbb` in sRGB. */
  readonly shades: ReadonlyArray<`#${string}`>
}

export type MetalId =
  | 'bright-gold'
  | 'silver'
  | 'platinum'
  | 'soft-gold'
  | 'bronze'
  | 'polished-silver'

/** The metals of each season, in line with the seasons' descriptions. Soft metals vary less in lightness. */
const metals: Readonly<Record<Season, ReadonlyArray<Metal>>> = {
  spring: [
    {
      id: 'bright-gold',
      shades: ['#cf9c33', '#f2d27a', '#fff3c4', '#e9c05a', '#c9952e', '#eccb72', '#f8e4a4'],
    },
  ],
  summer: [
    {
      id: 'silver',
      shades: ['#aab0ba', '#dfe3e9', '#f8fafc', '#c9ced6', '#a6adb8', '#d6dbe2', '#eceff3'],
    },
    {
      id: 'platinum',
      shades: ['#b9bdc4', '#d3d6db', '#eceef1', '#cbced4', '#b5b9c1', '#d0d3d9', '#e2e4e8'],
    },
  ],
  autumn: [
    {
      id: 'soft-gold',
      shades: ['#b8944c', '#c6a45e', '#d5b674', '#c4a15b', '#b59049', '#c5a35e', '#cfae6b'],
    },
    {
      id: 'bronze',
      shades: ['#a27448', '#b4875a', '#cda077', '#b58759', '#a07246', '#b38557', '#c2956a'],
    },
  ],
  winter: [
    {
      id: 'polished-silver',
      shades: ['#8d96a3', '#dde2e9', '#ffffff', '#b9c1cc', '#858f9d', '#d8dde5', '#f4f6f9'],
    },
  ],
}

export const metalsOf = (season: Season): ReadonlyArray<Metal> => metals[season]
