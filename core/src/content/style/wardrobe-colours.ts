import type { Season } from '../../diagnosis/season.js'
import type { Swatch, SwatchId } from '../palettes.js'
import { palettes } from '../palettes.js'

interface WardrobeColours {
  /** For coats, jackets and trousers. */
  readonly base: ReadonlyArray<SwatchId>
  /** For shirts, knitwear and accessories. */
  readonly accent: ReadonlyArray<SwatchId>
}

/** Swatches of each season's palette that its wardrobe texts name. */
const ids: Readonly<Record<Season, WardrobeColours>> = {
  spring: {
    base: ['ivory', 'light-beige', 'camel'],
    accent: ['coral-pink', 'leaf-green', 'aqua-blue'],
  },
  summer: {
    base: ['soft-white', 'pearl-grey', 'greyish-navy'],
    accent: ['rose-pink', 'lavender', 'sky-blue'],
  },
  autumn: {
    base: ['ecru', 'mocha-brown', 'olive'],
    accent: ['terracotta', 'mustard', 'peacock-green'],
  },
  winter: {
    base: ['pure-white', 'midnight-navy', 'black'],
    accent: ['cherry-red', 'royal-blue', 'emerald-green'],
  },
}

/** The base colours of a season's wardrobe, then its accent colours. */
export const wardrobeColours = (season: Season): ReadonlyArray<Swatch> => {
  const palette: ReadonlyArray<Swatch> = palettes[season]
  const { base, accent } = ids[season]
  return [...base, ...accent].flatMap((id) => palette.find((swatch) => swatch.id === id) ?? [])
}
