import type { Season } from '../diagnosis/vocabulary.js'
import type { Swatch, SwatchId } from './palettes.js'
import { avoidedColours, swatchesOf } from './season-colours.js'

interface Wardrobe<Colour> {
  /** For coats, jackets and trousers. */
  readonly base: ReadonlyArray<Colour>
  /** For shirts, knitwear and accessories. All of them are key colours. */
  readonly accent: ReadonlyArray<Colour>
}

export type WardrobeColours = Wardrobe<Swatch>

/** Swatches of each season's palette that its advice on clothes names. */
const ids: Readonly<Record<Season, Wardrobe<SwatchId>>> = {
  spring: {
    base: ['ivory', 'light-beige', 'camel'],
    accent: ['coral-pink', 'leaf-green', 'sunflower'],
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

export const wardrobeColours = (season: Season): WardrobeColours => ({
  base: swatchesOf(ids[season].base),
  accent: swatchesOf(ids[season].accent),
})

/** Whether both colours that the advice names to keep away are far from a second season, too. */
export function namesAvoided(season: Season, also: Season | null): boolean {
  const avoided = avoidedColours(season, also)
  return avoidedColours(season)
    .slice(0, 2)
    .every((named) => avoided.includes(named))
}
