import type { Gender } from '@kaoiro/core/diagnosis'

/** Name of the file that contains a sample result's drawing (ui/site/build/illustrations.ts). */
export const sampleFile = (gender: Gender): string => `sample-${gender.toLowerCase()}.svg`
