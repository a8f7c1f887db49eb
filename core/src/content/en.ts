import type { Content } from './content.js'
import { axes, faceMap } from './en/chart.js'
import { faceTypes } from './en/face-types.js'
import { seasons } from './en/seasons.js'

export const en: Content = { faceTypes, seasons, axes, faceMap }
