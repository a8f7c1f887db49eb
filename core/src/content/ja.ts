import type { Content } from './content.js'
import { faceTypeEntries, seasonEntries } from './entries.js'
import { certainty } from './ja/certainty.js'
import { axes, faceMap } from './ja/chart.js'
import { faceTypes } from './ja/face-types.js'
import { seasonKeywords, typeKeywords } from './ja/keywords.js'
import { pictures } from './ja/pictures.js'
import { seasons, shortNames } from './ja/seasons.js'
import { swatches } from './ja/swatches.js'

export const ja: Content = {
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
