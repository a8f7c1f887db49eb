import type { TraitPopulation } from '@kaoiro/core/analysis/traits/trait-scores'
import { linesOf, sourceLine } from './source-text.js'

/** core/src/analysis/traits/population.ts */
export const traitsText = (source: string, { nuisances, populations }: TraitPopulation): string =>
  `${sourceLine(source)}
import type { Gender } from '../../diagnosis/gender.js'
import type { Trait } from '../../diagnosis/level.js'

/** What is measured of a face: the five traits, and the jaw by the edge of the skin. */
export type MeasureName = Trait | 'contourJaw'

/**
 * What a measure changes with, beside the face: per radian of pitch, per square radian of pitch and yaw, per face
 * width of lips and corners.
 */
export interface Nuisance {
  readonly pitch: number
  readonly pitchSquared: number
  readonly yawSquared: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<MeasureName, Nuisance>> = {
${linesOf(nuisances, 2)}
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<MeasureName, Statistics>>

/** Mean and standard deviation of the measures, pose and expression taken out. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
${linesOf(populations.WOMEN, 4)}
  },
  MEN: {
${linesOf(populations.MEN, 4)}
  },
}
`
