import type { Season } from '@kaoiro/core/diagnosis'
import type { Swatch, SwatchId } from '@kaoiro/core/palette'
import { palettes } from '@kaoiro/core/palette'

interface Wardrobe<Colour> {
  /** For coats, jackets and trousers. */
  readonly base: ReadonlyArray<Colour>
  /** For shirts, knitwear and accessories. */
  readonly accent: ReadonlyArray<Colour>
}

export type WardrobeColours = Wardrobe<Swatch>

/** Swatches of each season's palette that its wardrobe texts name. */
const ids: Readonly<Record<Season, Wardrobe<SwatchId>>> = {
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

/** Swatches of other palettes that each season's text on colours to keep away names. */
export const apartIds: Readonly<Record<Season, ReadonlyArray<SwatchId>>> = {
  spring: ['black', 'royal-purple'],
  summer: ['mustard', 'olive'],
  autumn: ['icy-blue', 'icy-pink'],
  winter: ['khaki', 'sand-beige'],
}

/** The colours of a season's wardrobe. */
export const wardrobeColours = (season: Season): WardrobeColours => {
  const palette: ReadonlyArray<Swatch> = palettes[season]
  const swatches = (chosen: ReadonlyArray<SwatchId>) =>
    chosen.flatMap((id) => palette.find((swatch) => swatch.id === id) ?? [])
  return { base: swatches(ids[season].base), accent: swatches(ids[season].accent) }
}
