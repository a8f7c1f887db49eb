// Printed by `npm run fit` from 1,608 photos of 402 people (180 in folders *asian*).
import type { Gender } from '../../gender.js'
import type { Trait } from '../../level.js'

/** What a measure changes with, beside the face: per radian of pitch, per face width of lips and corners. */
export interface Nuisance {
  readonly pitch: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<Trait, Nuisance>> = {
  faceLine: { pitch: -0.066, open: -0.159, lift: 0.197 },
  eyebrowAngle: { pitch: 0.065, open: 0.048, lift: 0.012 },
  eyeVerticalLength: { pitch: 0.039, open: 0.107, lift: -1.154 },
  mouthWidth: { pitch: 0.02, open: -0.363, lift: 3.06 },
  noseRatio: { pitch: -0.054, open: 0.388, lift: -0.35 },
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<Trait | 'contourJaw', Statistics>>

/** Mean and standard deviation of the measures, pose and expression taken out. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.7242, deviation: 0.0076 },
    eyebrowAngle: { mean: 0.1642, deviation: 0.0062 },
    eyeVerticalLength: { mean: 0.3678, deviation: 0.0261 },
    mouthWidth: { mean: 0.3614, deviation: 0.0096 },
    noseRatio: { mean: 0.3361, deviation: 0.0072 },
    contourJaw: { mean: 0.8966, deviation: 0.0297 },
  },
  MEN: {
    faceLine: { mean: 0.7368, deviation: 0.0099 },
    eyebrowAngle: { mean: 0.157, deviation: 0.0074 },
    eyeVerticalLength: { mean: 0.3361, deviation: 0.0321 },
    mouthWidth: { mean: 0.3739, deviation: 0.01 },
    noseRatio: { mean: 0.3463, deviation: 0.0082 },
    contourJaw: { mean: 0.8972, deviation: 0.0315 },
  },
}
