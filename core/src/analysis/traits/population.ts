// Printed by `npm run fit` from 1,572 photos of 397 people (180 in folders *asian*).
import type { Gender } from '../../gender.js'
import type { Trait } from '../../level.js'

/** What a measure changes with, beside the face: per radian of pitch, per face width of lips and corners. */
export interface Nuisance {
  readonly pitch: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<Trait, Nuisance>> = {
  faceLine: { pitch: -0.056, open: -0.159, lift: 0.222 },
  eyebrowAngle: { pitch: 0.062, open: 0.066, lift: -0.05 },
  eyeVerticalLength: { pitch: 0.037, open: 0.169, lift: -1.331 },
  mouthWidth: { pitch: 0.011, open: -0.363, lift: 2.988 },
  noseRatio: { pitch: -0.043, open: 0.372, lift: -0.28 },
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<Trait | 'contourJaw', Statistics>>

/** Mean and standard deviation of the measures, pose and expression taken out. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.7225, deviation: 0.0077 },
    eyebrowAngle: { mean: 0.1649, deviation: 0.0058 },
    eyeVerticalLength: { mean: 0.371, deviation: 0.0261 },
    mouthWidth: { mean: 0.3621, deviation: 0.01 },
    noseRatio: { mean: 0.3351, deviation: 0.0075 },
    contourJaw: { mean: 0.8969, deviation: 0.0286 },
  },
  MEN: {
    faceLine: { mean: 0.7348, deviation: 0.0095 },
    eyebrowAngle: { mean: 0.158, deviation: 0.0072 },
    eyeVerticalLength: { mean: 0.3371, deviation: 0.032 },
    mouthWidth: { mean: 0.3746, deviation: 0.0104 },
    noseRatio: { mean: 0.3453, deviation: 0.0083 },
    contourJaw: { mean: 0.8977, deviation: 0.0313 },
  },
}
