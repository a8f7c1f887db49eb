// Printed by `npm run fit` from 1,571 photos of 396 people (180 in folders *asian*).
import type { Gender } from '../../diagnosis/gender.js'
import type { Trait } from '../../diagnosis/level.js'

/** What a measure changes with, beside the face: per radian of pitch, per face width of lips and corners. */
export interface Nuisance {
  readonly pitch: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<Trait, Nuisance>> = {
  faceLine: { pitch: -0.058, open: -0.138, lift: 0.213 },
  eyebrowAngle: { pitch: 0.064, open: 0.066, lift: -0.062 },
  eyeVerticalLength: { pitch: 0.06, open: 0.108, lift: -1.171 },
  mouthWidth: { pitch: 0.01, open: -0.296, lift: 2.881 },
  noseRatio: { pitch: -0.051, open: 0.385, lift: -0.264 },
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<Trait | 'contourJaw', Statistics>>

/** Mean and standard deviation of the measures, pose and expression taken out. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.7222, deviation: 0.0079 },
    eyebrowAngle: { mean: 0.1631, deviation: 0.0062 },
    eyeVerticalLength: { mean: 0.3696, deviation: 0.0251 },
    mouthWidth: { mean: 0.3609, deviation: 0.0106 },
    noseRatio: { mean: 0.338, deviation: 0.0076 },
    contourJaw: { mean: 0.8974, deviation: 0.0285 },
  },
  MEN: {
    faceLine: { mean: 0.7349, deviation: 0.0102 },
    eyebrowAngle: { mean: 0.1574, deviation: 0.0075 },
    eyeVerticalLength: { mean: 0.3356, deviation: 0.0326 },
    mouthWidth: { mean: 0.3734, deviation: 0.011 },
    noseRatio: { mean: 0.3488, deviation: 0.0089 },
    contourJaw: { mean: 0.8965, deviation: 0.031 },
  },
}
