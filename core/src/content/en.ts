import type { Content } from './content.js'
import { faceTypeEntries, seasonEntries } from './entries.js'
import { certainty } from './en/certainty.js'
import { axes, faceMap } from './en/chart.js'
import { faceTypes } from './en/face-types.js'
import { seasonKeywords, typeKeywords } from './en/keywords.js'
import { pictures } from './en/pictures.js'
import { seasons, shortNames } from './en/seasons.js'
import { swatches } from './en/swatches.js'

export const en: Content = {
  faceTypes: faceTypeEntries(faceTypes),
  seasons: seasonEntries(seasons),
  typeKeywords,
  seasonKeywords,
  shortNames,
  swatches,
  axes,
  faceMap,
  pictures,
  certainty,
}
