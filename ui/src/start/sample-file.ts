import type { Gender } from '@kaoiro/core/diagnosis'

/** Name of the file that contains a sample result's drawing (ui/site/build/illustrations.ts), for visitors who want no motion a still one. */
export const sampleFile = (gender: Gender, isStill = false): string =>
  `sample-${gender.toLowerCase()}${isStill ? '-still' : ''}.svg`
