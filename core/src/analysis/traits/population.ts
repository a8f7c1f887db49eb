// Printed by `npm run fit` from 1,570 photos of 396 people (180 in folders *asian*).
import type { Gender } from '../../diagnosis/gender.js'
import type { Trait } from '../../diagnosis/level.js'

/** What a measure changes with, beside the face: per radian of pitch, per face width of lips and corners. */
export interface Nuisance {
  readonly pitch: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<Trait, Nuisance>> = {
  faceLine: { pitch: -0.058, open: -0.141, lift: 0.217 },
  eyebrowAngle: { pitch: 0.067, open: 0.054, lift: -0.021 },
  eyeVerticalLength: { pitch: 0.058, open: 0.115, lift: -1.16 },
  mouthWidth: { pitch: 0.011, open: -0.299, lift: 2.891 },
  noseRatio: { pitch: -0.052, open: 0.359, lift: -0.244 },
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<Trait | 'contourJaw', Statistics>>

/** Mean and standard deviation of the measures, pose and expression taken out. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.7223, deviation: 0.0079 },
    eyebrowAngle: { mean: 0.1643, deviation: 0.0054 },
    eyeVerticalLength: { mean: 0.3691, deviation: 0.0248 },
    mouthWidth: { mean: 0.3608, deviation: 0.0105 },
    noseRatio: { mean: 0.3404, deviation: 0.0101 },
    contourJaw: { mean: 0.8973, deviation: 0.0287 },
  },
  MEN: {
    faceLine: { mean: 0.735, deviation: 0.0102 },
    eyebrowAngle: { mean: 0.1575, deviation: 0.0074 },
    eyeVerticalLength: { mean: 0.3351, deviation: 0.0318 },
    mouthWidth: { mean: 0.3733, deviation: 0.0109 },
    noseRatio: { mean: 0.3509, deviation: 0.0104 },
    contourJaw: { mean: 0.8965, deviation: 0.0309 },
  },
}
