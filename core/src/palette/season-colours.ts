import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { secondNamed } from '../diagnosis/distribution.js'
import type { Season } from '../diagnosis/vocabulary.js'
import { seasons } from '../diagnosis/vocabulary.js'
import type { Swatch, SwatchId } from './palettes.js'
import { palettes } from './palettes.js'

/**
 * The five colours that represent a season where its whole palette does not fit: among them the three that its advice on
 * clothes names, the first of them first. With a second season, those three, then the two that are nearest to its palette
 * (CIEDE2000) and look like what the headline names. Constants, because results do not compute distances.
 */
const keyIds: Readonly<Record<Season, Readonly<Record<Season, ReadonlyArray<SwatchId>>>>> = {
  spring: {
    spring: ['coral-pink', 'peach', 'sunflower', 'leaf-green', 'aqua-blue'],
    summer: ['coral-pink', 'leaf-green', 'sunflower', 'pistachio', 'cream-yellow'],
    autumn: ['coral-pink', 'leaf-green', 'sunflower', 'salmon', 'apricot'],
    winter: ['coral-pink', 'leaf-green', 'sunflower', 'apple-green', 'poppy-red'],
  },
  summer: {
    summer: ['rose-pink', 'raspberry', 'lavender', 'sky-blue', 'hyacinth'],
    spring: ['rose-pink', 'lavender', 'sky-blue', 'sea-green', 'peppermint'],
    autumn: ['rose-pink', 'lavender', 'sky-blue', 'greyish-navy', 'mist-green'],
    winter: ['rose-pink', 'lavender', 'sky-blue', 'powder-blue', 'baby-pink'],
  },
  autumn: {
    autumn: ['terracotta', 'mustard', 'olive', 'peacock-green', 'mocha-brown'],
    spring: ['terracotta', 'mustard', 'peacock-green', 'cinnamon', 'marigold'],
    summer: ['terracotta', 'mustard', 'peacock-green', 'cinnamon', 'brick-red'],
    winter: ['terracotta', 'mustard', 'peacock-green', 'forest-green', 'brick-red'],
  },
  winter: {
    winter: ['cherry-red', 'fuchsia', 'royal-blue', 'emerald-green', 'black'],
    spring: ['cherry-red', 'royal-blue', 'emerald-green', 'cerulean', 'cool-pink'],
    summer: ['cherry-red', 'royal-blue', 'emerald-green', 'icy-blue', 'icy-pink'],
    autumn: ['cherry-red', 'royal-blue', 'emerald-green', 'pine-green', 'burgundy'],
  },
}

/**
 * Colours to keep away from the face: of a season, those of the other undertone, first the two that its style advice
 * names; of two, those that neither has. All of them are far from both palettes: by 15 or more (CIEDE2000), which a test measures.
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
    summer: ['mustard', 'olive', 'pumpkin', 'brick-red'],
    autumn: ['leaf-green', 'black', 'magenta', 'lemon-yellow'],
    winter: ['mustard', 'olive', 'khaki', 'sand-beige'],
  },
  autumn: {
    autumn: ['icy-blue', 'icy-pink', 'cool-pink', 'silver-grey'],
    winter: ['wisteria', 'mint-green', 'aqua-blue', 'peppermint'],
  },
  winter: { winter: ['sand-beige', 'khaki', 'salmon-beige', 'mustard'] },
}

const byId = new Map<SwatchId, Swatch>(
  seasons.flatMap((season) => palettes[season].map((swatch) => [swatch.id, swatch] as const)),
)

export const swatchesOf = (ids: ReadonlyArray<SwatchId>): ReadonlyArray<Swatch> =>
  ids.flatMap((id) => byId.get(id) ?? [])

/** Colours of the season's palette. @param also a second season that suits as well */
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
