import * as O from 'fp-ts/lib/Option.js'
import { secondNamed } from '../diagnosis/composition.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { Season } from '../diagnosis/season.js'
import { seasons } from '../diagnosis/season.js'
import type { Swatch, SwatchId } from './palettes.js'
import { palettes } from './palettes.js'

/** The five colours that represent a season where its whole palette does not fit. */
const keyIds: Readonly<Record<Season, ReadonlyArray<SwatchId>>> = {
  spring: ['coral-pink', 'peach', 'sunflower', 'leaf-green', 'aqua-blue'],
  summer: ['rose-pink', 'raspberry', 'lavender', 'sky-blue', 'hyacinth'],
  autumn: ['terracotta', 'mustard', 'olive', 'peacock-green', 'mocha-brown'],
  winter: ['cherry-red', 'fuchsia', 'royal-blue', 'emerald-green', 'black'],
}

/**
 * Colours of the other undertone to keep away from the face, in line with the seasons' descriptions. The first four are
 * shown, except those of a second season that suits as well; each of the other seasons has at least four.
 */
const avoidedIds: Readonly<Record<Season, ReadonlyArray<SwatchId>>> = {
  spring: [
    ...(['black', 'royal-purple', 'fuchsia', 'blue-grey'] as const),
    ...(['charcoal-grey', 'greyish-navy', 'raspberry', 'orchid'] as const),
  ],
  summer: [
    ...(['mustard', 'pumpkin', 'brick-red', 'olive'] as const),
    ...(['camel', 'sunflower', 'poppy-red', 'leaf-green'] as const),
  ],
  autumn: [
    ...(['icy-blue', 'icy-pink', 'cool-pink', 'silver-grey'] as const),
    ...(['baby-pink', 'lavender', 'sky-blue', 'pearl-grey'] as const),
  ],
  winter: [
    ...(['sand-beige', 'salmon-beige', 'mustard', 'khaki'] as const),
    ...(['camel', 'salmon', 'light-beige', 'honey-brown'] as const),
  ],
}

const shownAvoided = 4

const byId = new Map<SwatchId, Swatch>(
  seasons.flatMap((season) => palettes[season].map((swatch) => [swatch.id, swatch] as const)),
)

const swatchesOf = (ids: ReadonlyArray<SwatchId>): ReadonlyArray<Swatch> =>
  ids.flatMap((id) => byId.get(id) ?? [])

export const keyColours = (season: Season): ReadonlyArray<Swatch> => swatchesOf(keyIds[season])

/** The season's colours without its key colours, in the order of the palette. */
export const otherColours = (season: Season): ReadonlyArray<Swatch> =>
  palettes[season].filter(({ id }) => !keyIds[season].includes(id))

/** The season's palette, its key colours first. */
export const wornColours = (season: Season): ReadonlyArray<Swatch> => [
  ...keyColours(season),
  ...otherColours(season),
]

/** @param also a second season that suits as well */
export const avoidedColours = (
  season: Season,
  also: Season | null = null,
): ReadonlyArray<Swatch> => {
  const worn = new Set<SwatchId>(also === null ? [] : palettes[also].map(({ id }) => id))
  return swatchesOf(avoidedIds[season].filter((id) => !worn.has(id))).slice(0, shownAvoided)
}

/** The second season if both are named; null if the season stands alone. */
export const alsoSuits = ({
  colorType,
  colorComposition,
}: Pick<Diagnosis, 'colorType' | 'colorComposition'>): Season | null =>
  O.toNullable(secondNamed(colorType, colorComposition))
