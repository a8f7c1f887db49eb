// Printed by `npm run fit`.
import type { Gender } from '../../gender.js'
import type { Trait } from '../../level.js'

/** What a measure changes with, beside the face: per radian of pitch, per face width of lips and corners. */
export interface Nuisance {
  readonly pitch: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<Trait, Nuisance>> = {
  faceLine: { pitch: -0.066, open: -0.157, lift: 0.191 },
  eyebrowAngle: { pitch: 0.065, open: 0.048, lift: 0.013 },
  eyeVerticalLength: { pitch: 0.039, open: 0.106, lift: -1.15 },
  mouthWidth: { pitch: 0.02, open: -0.364, lift: 3.06 },
  noseRatio: { pitch: -0.063, open: 0.441, lift: -0.432 },
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<Trait | 'contourJaw', Statistics>>

/** Mean and standard deviation of the measures, pose and expression taken out. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.724, deviation: 0.0089 },
    eyebrowAngle: { mean: 0.166, deviation: 0.0069 },
    eyeVerticalLength: { mean: 0.37, deviation: 0.0286 },
    mouthWidth: { mean: 0.365, deviation: 0.0097 },
    noseRatio: { mean: 0.34, deviation: 0.0084 },
    contourJaw: { mean: 0.848, deviation: 0.028 },
  },
  MEN: {
    faceLine: { mean: 0.737, deviation: 0.0089 },
    eyebrowAngle: { mean: 0.159, deviation: 0.0069 },
    eyeVerticalLength: { mean: 0.34, deviation: 0.0286 },
    mouthWidth: { mean: 0.377, deviation: 0.0097 },
    noseRatio: { mean: 0.348, deviation: 0.0084 },
    contourJaw: { mean: 0.848, deviation: 0.028 },
  },
}
