import type { FaceTypeAnalysis, Trait } from '../diagnosis/level.js'
import { traits } from '../diagnosis/level.js'
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

/** Neutrals of each season's palette for frames of glasses. */
const frameIds: Readonly<Record<Season, ReadonlyArray<SwatchId>>> = {
  spring: ['camel', 'honey-brown', 'light-beige'],
  summer: ['blue-grey', 'rose-brown', 'pearl-grey'],
  autumn: ['mocha-brown', 'bitter-chocolate', 'sand-beige'],
  winter: ['black', 'charcoal-grey', 'silver-grey'],
}

export const frameColours = (season: Season): ReadonlyArray<Swatch> => swatchesOf(frameIds[season])

/** Three colours, with one of them first by a face's level, so that advice to people of one season varies. */
export function beginningWith(
  colours: ReadonlyArray<Swatch>,
  analysis: FaceTypeAnalysis,
  trait: Trait,
): ReadonlyArray<Swatch> {
  const at = (analysis[traits.indexOf(trait)] ?? 0) % 3
  return [...colours.slice(at), ...colours.slice(0, at)]
}

/** Whether both colours that the advice names to keep away are far from a second season, too. */
export function namesAvoided(season: Season, also: Season | null): boolean {
  const avoided = avoidedColours(season, also)
  return avoidedColours(season)
    .slice(0, 2)
    .every((named) => avoided.includes(named))
}
