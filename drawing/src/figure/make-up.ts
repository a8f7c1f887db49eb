import type { Swatch, SwatchId } from '@kaoiro/core/palette'
import { palettes } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'
import { tones } from '../pen/tones.js'
import type { MakeUp, SkinName } from './complexion.js'
import { skins } from './complexion.js'

/** Make-up for portraits without a season: the store's red. */
export function plainMakeUp(skin: SkinName): MakeUp {
  return {
    lip: skin === 'deep' ? tones.lip : tones.lipstick,
    cheek: skins[skin].blush,
  }
}

/** Swatches of each season's palette. Lips on deep skin need more contrast. */
const chosen = {
  spring: { lip: 'coral-pink', lipOnDeep: 'poppy-red', cheek: 'coral-pink' },
  summer: { lip: 'strawberry', lipOnDeep: 'raspberry', cheek: 'strawberry' },
  autumn: { lip: 'terracotta', lipOnDeep: 'mahogany', cheek: 'terracotta' },
  winter: { lip: 'cherry-red', lipOnDeep: 'cherry-red', cheek: 'cherry-red' },
} as const satisfies {
  readonly [S in Season]: Readonly<
    Record<'lip' | 'lipOnDeep' | 'cheek', (typeof palettes)[S][number]['id']>
  >
}

/** Make-up in the colours of a season's palette. */
export function seasonMakeUp(season: Season, skin?: SkinName): MakeUp {
  const swatches: ReadonlyArray<Swatch> = palettes[season]
  const colourOf = (wanted: SwatchId): string =>
    swatches.find(({ id }) => id === wanted)?.colour ?? tones.lipstick
  const { lip, lipOnDeep, cheek } = chosen[season]
  return { lip: colourOf(skin === 'deep' ? lipOnDeep : lip), cheek: colourOf(cheek) }
}
