import type { SwatchId } from '@kaoiro/core/palette'
import { makeUpColours } from '@kaoiro/core/palette'
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

/** Lips on deep skin need more contrast: the deepest clear shade of each season. */
const onDeep: Readonly<Record<Season, SwatchId>> = {
  spring: 'poppy-red',
  summer: 'raspberry',
  autumn: 'mahogany',
  winter: 'cherry-red',
}

/** The first shades that a season's make-up points name. */
export function seasonMakeUp(season: Season, skin?: SkinName): MakeUp {
  const { wear: lips } = makeUpColours(season, null, 'lips')
  const [lip] = skin === 'deep' ? lips.filter(({ id }) => id === onDeep[season]) : lips
  const [cheek] = makeUpColours(season, null, 'cheeks').wear
  return { lip: lip?.colour ?? tones.lipstick, cheek: cheek?.colour ?? tones.lipstick }
}
