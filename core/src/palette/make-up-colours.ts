import type { Season } from '../diagnosis/vocabulary.js'
import type { Swatch, SwatchId } from './palettes.js'
import { swatchesOf } from './season-colours.js'

/** What takes make-up. */
type MakeUpArea = 'lips' | 'cheeks'

/** Colours of each season's palette that lips and cheeks wear, in the order of its make-up points. */
const worn: Readonly<Record<Season, Readonly<Record<MakeUpArea, ReadonlyArray<SwatchId>>>>> = {
  spring: {
    lips: ['coral-pink', 'salmon', 'poppy-red', 'peach'],
    cheeks: ['salmon', 'peach', 'apricot'],
  },
  summer: {
    lips: ['rose-pink', 'raspberry', 'strawberry', 'mauve-pink'],
    cheeks: ['rose-pink', 'mauve-pink', 'strawberry'],
  },
  autumn: {
    lips: ['terracotta', 'brick-red', 'mahogany', 'salmon-beige'],
    cheeks: ['salmon-beige', 'terracotta', 'cinnamon'],
  },
  winter: {
    lips: ['cherry-red', 'fuchsia', 'burgundy', 'cool-pink'],
    cheeks: ['cool-pink', 'cherry-red', 'fuchsia'],
  },
}

/**
 * Shades to keep away from lips and cheeks: of the other undertone, or for two seasons of neither. All of them are far from
 * every shade that is worn: by 15 or more (CIEDE2000), which a test measures.
 */
const avoided: Readonly<
  Record<Season, Readonly<Partial<Record<Season, ReadonlyArray<SwatchId>>>>>
> = {
  spring: {
    spring: ['fuchsia', 'cool-pink', 'mauve-pink', 'raspberry'],
    summer: ['mahogany', 'brick-red', 'cinnamon'],
    autumn: ['fuchsia', 'cool-pink', 'mauve-pink', 'raspberry'],
    winter: ['cinnamon', 'rose-brown', 'mauve-pink'],
  },
  summer: {
    summer: ['mahogany', 'terracotta', 'salmon-beige', 'cinnamon'],
    autumn: ['magenta', 'icy-lavender', 'light-beige'],
    winter: ['cinnamon', 'salmon-beige', 'peach', 'apricot'],
  },
  autumn: {
    autumn: ['fuchsia', 'cool-pink', 'mauve-pink', 'raspberry'],
    winter: ['mauve-pink', 'rose-pink', 'orchid'],
  },
  winter: { winter: ['salmon-beige', 'salmon', 'peach', 'cinnamon'] },
}

/**
 * Shades for lips or cheeks: those of the season, and those to keep away from.
 *
 * @param also a second season that suits as well: its shades come after the season's own
 */
export function makeUpColours(season: Season, also: Season | null, area: MakeUpArea) {
  const other = also ?? season
  const named = other === season ? [season] : [season, other]
  return {
    wear: named.flatMap((of): ReadonlyArray<Swatch> => swatchesOf(worn[of][area])),
    avoid: swatchesOf(avoided[season][other] ?? avoided[other][season] ?? []),
  }
}
