import type { Season } from '@kaoiro/core/diagnosis'
import type { Swatch, SwatchId } from '@kaoiro/core/palette'
import { palettes } from '@kaoiro/core/palette'
import type { Area } from './make-up-layers.js'

/** Colours of each season's palette that lips and cheeks wear, the best first. */
const worn: Readonly<Record<Season, Readonly<Record<Area, ReadonlyArray<SwatchId>>>>> = {
  spring: {
    lips: ['coral-pink', 'salmon', 'poppy-red', 'peach'],
    cheeks: ['salmon', 'peach', 'apricot'],
  },
  summer: {
    lips: ['rose-pink', 'strawberry', 'raspberry', 'mauve-pink'],
    cheeks: ['rose-pink', 'mauve-pink', 'strawberry'],
  },
  autumn: {
    lips: ['terracotta', 'salmon-beige', 'brick-red', 'mahogany'],
    cheeks: ['salmon-beige', 'terracotta', 'cinnamon'],
  },
  winter: {
    lips: ['cherry-red', 'cool-pink', 'fuchsia', 'burgundy'],
    cheeks: ['cool-pink', 'cherry-red', 'fuchsia'],
  },
}

/** The seasons of the other undertone; the colours of the first suit least. */
const opposites: Readonly<Record<Season, readonly [Season, Season]>> = {
  spring: ['winter', 'summer'],
  summer: ['autumn', 'spring'],
  autumn: ['winter', 'summer'],
  winter: ['autumn', 'spring'],
}

const swatchesOf = (season: Season, area: Area): ReadonlyArray<Swatch> => {
  const palette: ReadonlyArray<Swatch> = palettes[season]
  return worn[season][area].flatMap((id) => palette.find((swatch) => swatch.id === id) ?? [])
}

/**
 * Shades for lips or cheeks: those of the season, and those to keep away from.
 *
 * @param also a second season that suits as well: its shades are worn, too
 */
export function makeUpColours(season: Season, also: Season | null, area: Area) {
  const [first, second] = opposites[season]
  return {
    wear: [season, ...(also === null ? [] : [also])].flatMap((of) => swatchesOf(of, area)),
    avoid: swatchesOf(first === also ? second : first, area),
  }
}
