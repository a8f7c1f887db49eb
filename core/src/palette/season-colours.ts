import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { secondNamed } from '../diagnosis/distribution.js'
import type { Season } from '../diagnosis/vocabulary.js'
import { seasons } from '../diagnosis/vocabulary.js'
import type { Swatch, SwatchId } from './palettes.js'
import { palettes } from './palettes.js'

/**
 * The five colours that represent a season where its whole palette does not fit; with another season, the five that
 * are nearest to its palette by CIEDE2000, without neutrals. Constants, because results do not compute distances.
 */
const keyIds: Readonly<Record<Season, Readonly<Record<Season, ReadonlyArray<SwatchId>>>>> = {
  spring: {
    spring: ['coral-pink', 'peach', 'sunflower', 'leaf-green', 'aqua-blue'],
    summer: ['crocus', 'cornflower-blue', 'pistachio', 'cream-yellow', 'bright-turquoise'],
    autumn: ['salmon', 'apricot', 'poppy-red', 'tangerine', 'peach'],
    winter: ['pistachio', 'cream-yellow', 'cornflower-blue', 'sunflower', 'apple-green'],
  },
  summer: {
    summer: ['rose-pink', 'raspberry', 'lavender', 'sky-blue', 'hyacinth'],
    spring: ['wisteria', 'hyacinth', 'lemon-sherbet', 'sea-green', 'peppermint'],
    autumn: ['lemon-sherbet', 'greyish-navy', 'mist-green', 'strawberry', 'peppermint'],
    winter: ['lemon-sherbet', 'powder-blue', 'baby-pink', 'raspberry', 'strawberry'],
  },
  autumn: {
    autumn: ['terracotta', 'mustard', 'olive', 'peacock-green', 'mocha-brown'],
    spring: ['cinnamon', 'marigold', 'salmon-beige', 'mustard', 'terracotta'],
    summer: ['ink-blue', 'teal-blue', 'terracotta', 'cinnamon', 'brick-red'],
    winter: ['ink-blue', 'forest-green', 'brick-red', 'peacock-green', 'mahogany'],
  },
  winter: {
    winter: ['cherry-red', 'fuchsia', 'royal-blue', 'emerald-green', 'black'],
    spring: ['icy-lemon', 'lemon-yellow', 'cerulean', 'cherry-red', 'icy-pink'],
    summer: ['icy-lemon', 'icy-blue', 'icy-pink', 'fuchsia', 'cool-pink'],
    autumn: ['pine-green', 'icy-lemon', 'cherry-red', 'emerald-green', 'burgundy'],
  },
}

/**
 * Colours to keep away from the face: of a season, those of the other undertone in line with its style advice; of two,
 * those that neither has. All of them are far from both palettes: by 15 or more (CIEDE2000), which a test measures.
 */
const avoidedIds: Readonly<
  Record<Season, Readonly<Partial<Record<Season, ReadonlyArray<SwatchId>>>>>
> = {
  spring: {
    spring: ['black', 'royal-purple', 'fuchsia', 'charcoal-grey'],
    summer: ['black', 'royal-purple', 'forest-green', 'bitter-chocolate'],
    autumn: ['icy-blue', 'icy-pink', 'cool-pink', 'fuchsia'],
    winter: ['rose-brown', 'olive', 'moss-green', 'bitter-chocolate'],
  },
  summer: {
    summer: ['mustard', 'pumpkin', 'brick-red', 'olive'],
    autumn: ['leaf-green', 'black', 'magenta', 'lemon-yellow'],
    winter: ['mustard', 'olive', 'khaki', 'sand-beige'],
  },
  autumn: {
    autumn: ['icy-blue', 'icy-pink', 'cool-pink', 'silver-grey'],
    winter: ['wisteria', 'mint-green', 'aqua-blue', 'peppermint'],
  },
  winter: { winter: ['sand-beige', 'salmon-beige', 'mustard', 'khaki'] },
}

const byId = new Map<SwatchId, Swatch>(
  seasons.flatMap((season) => palettes[season].map((swatch) => [swatch.id, swatch] as const)),
)

const swatchesOf = (ids: ReadonlyArray<SwatchId>): ReadonlyArray<Swatch> =>
  ids.flatMap((id) => byId.get(id) ?? [])

/** Colours of the season's palette. @param also a second season that suits as well: what both share comes first */
type Colours = (season: Season, also?: Season | null) => ReadonlyArray<Swatch>

export const keyColours: Colours = (season, also) => swatchesOf(keyIds[season][also ?? season])

/** The season's colours without its key colours, in the order of the palette. */
export const otherColours: Colours = (season, also) =>
  palettes[season].filter(({ id }) => !keyIds[season][also ?? season].includes(id))

/** The season's palette, its key colours first. */
export const wornColours: Colours = (season, also) => [
  ...keyColours(season, also),
  ...otherColours(season, also),
]

/** Four colours that are far from the palettes of both seasons. */
export const avoidedColours: Colours = (season, also) =>
  swatchesOf(avoidedIds[season][also ?? season] ?? avoidedIds[also ?? season][season] ?? [])

/** The second season if both are named; null if the season stands alone. */
export function alsoSuits({
  colorType,
  colorComposition,
}: Pick<Diagnosis, 'colorType' | 'colorComposition'>): Season | null {
  return secondNamed(colorType, seasons, colorComposition)
}
