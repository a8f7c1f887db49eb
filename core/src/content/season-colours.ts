import type { Season } from '../diagnosis/season.js'
import { seasons } from '../diagnosis/season.js'
import type { Swatch, SwatchId } from './palettes.js'
import { palettes } from './palettes.js'

/** The five colours that represent a season where there is no room for its whole palette. */
const keyIds: Readonly<Record<Season, ReadonlyArray<SwatchId>>> = {
  spring: ['coral-pink', 'peach', 'sunflower', 'leaf-green', 'aqua-blue'],
  summer: ['rose-pink', 'raspberry', 'lavender', 'sky-blue', 'hyacinth'],
  autumn: ['terracotta', 'mustard', 'olive', 'peacock-green', 'mocha-brown'],
  winter: ['cherry-red', 'fuchsia', 'royal-blue', 'emerald-green', 'black'],
}

/** Four colours of the other undertone to keep away from the face, in line with the seasons' descriptions. */
const avoidedIds: Readonly<Record<Season, ReadonlyArray<SwatchId>>> = {
  spring: ['black', 'royal-purple', 'fuchsia', 'blue-grey'],
  summer: ['mustard', 'pumpkin', 'brick-red', 'olive'],
  autumn: ['icy-blue', 'icy-pink', 'cool-pink', 'silver-grey'],
  winter: ['sand-beige', 'salmon-beige', 'mustard', 'khaki'],
}

const byId = new Map<SwatchId, Swatch>(
  seasons.flatMap((season) => palettes[season].map((swatch) => [swatch.id, swatch] as const)),
)

const swatchesOf = (ids: ReadonlyArray<SwatchId>): ReadonlyArray<Swatch> =>
  ids.flatMap((id) => byId.get(id) ?? [])

export const keyColours = (season: Season): ReadonlyArray<Swatch> => swatchesOf(keyIds[season])

export const avoidedColours = (season: Season): ReadonlyArray<Swatch> =>
  swatchesOf(avoidedIds[season])
