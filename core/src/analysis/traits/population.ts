// Printed by `npm run fit` from 1,572 photos of 396 people (180 in folders *asian*).
import type { Gender } from '../../diagnosis/gender.js'
import type { Trait } from '../../diagnosis/level.js'

/** What a measure changes with, beside the face: per radian of pitch, per face width of lips and corners. */
export interface Nuisance {
  readonly pitch: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<Trait, Nuisance>> = {
  faceLine: { pitch: -0.059, open: -0.157, lift: 0.25 },
  eyebrowAngle: { pitch: 0.065, open: 0.071, lift: -0.077 },
  eyeVerticalLength: { pitch: 0.063, open: 0.135, lift: -1.21 },
  mouthWidth: { pitch: 0.01, open: -0.307, lift: 2.876 },
  noseRatio: { pitch: -0.049, open: 0.347, lift: -0.231 },
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<Trait | 'contourJaw', Statistics>>

/** Mean and standard deviation of the measures, pose and expression taken out. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.7233, deviation: 0.0079 },
    eyebrowAngle: { mean: 0.1643, deviation: 0.0058 },
    eyeVerticalLength: { mean: 0.3697, deviation: 0.0246 },
    mouthWidth: { mean: 0.3605, deviation: 0.0111 },
    noseRatio: { mean: 0.34, deviation: 0.0101 },
    contourJaw: { mean: 0.8971, deviation: 0.0288 },
  },
  MEN: {
    faceLine: { mean: 0.736, deviation: 0.0099 },
    eyebrowAngle: { mean: 0.1578, deviation: 0.0076 },
    eyeVerticalLength: { mean: 0.3355, deviation: 0.0318 },
    mouthWidth: { mean: 0.3734, deviation: 0.0112 },
    noseRatio: { mean: 0.3504, deviation: 0.0103 },
    contourJaw: { mean: 0.897, deviation: 0.0307 },
  },
}
