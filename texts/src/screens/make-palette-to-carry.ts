import type { Season } from '@kaoiro/core/diagnosis'
import type { Parts } from '../../compiled/parts.js'

/** Puts the texts of the swatch book and of the wallpaper together. */
export const makePaletteToCarry = ({
  paletteToCarry: texts,
  seasons,
}: Pick<Parts, 'paletteToCarry' | 'seasons'>) => ({
  ...texts,
  picture: {
    ...texts.picture,
    alt: (season: Season): string => texts.picture.alt({ season: seasons[season].name }),
  },
})

export type PaletteToCarryTexts = ReturnType<typeof makePaletteToCarry>
