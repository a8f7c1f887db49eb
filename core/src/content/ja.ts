import type { Content } from './content.js'
import { axes, faceMap } from './ja/chart.js'
import { faceTypes } from './ja/face-types.js'
import { seasons } from './ja/seasons.js'

export const ja: Content = { faceTypes, seasons, axes, faceMap }
