import type { Content } from '../../content/content.js'
import { faceTypeEntries, seasonEntries } from '../../content/entries.js'
import { agreement } from './agreement.js'
import { alternatives } from './alternatives.js'
import { certainty } from './certainty.js'
import { axes, faceMap } from './chart.js'
import { comparison } from './comparison.js'
import { face } from './face.js'
import { faceTypes } from './face-types.js'
import { groomingForChic } from './grooming.js'
import { seasonKeywords, typeKeywords } from './keywords.js'
import { metals } from './metals.js'
import { pictures } from './pictures.js'
import { seasons, shortNames } from './seasons.js'
import { style } from './style.js'
import { swatches } from './swatches.js'

export const content: Content = {
  faceTypes: faceTypeEntries(faceTypes),
  seasons: seasonEntries(seasons),
  groomingForChic,
  typeKeywords,
  seasonKeywords,
  shortNames,
  swatches,
  metals,
  axes,
  faceMap,
  pictures,
  certainty,
  agreement,
  alternatives,
  face,
  comparison,
  style,
}
