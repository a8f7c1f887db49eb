// Printed by `npm run fit` from 1,572 photos, and 1,092 in other poses, of 396 people (180 in folders *asian*).
import type { Gender } from '../../diagnosis/gender.js'
import type { Trait } from '../../diagnosis/level.js'

/** The measures of a face: the five traits, and the width of the jaw at the edge of the skin. */
export type MeasureName = Trait | 'contourJaw'

/**
 * How pose and expression change a measure: per radian of pitch, per square radian of pitch and yaw, and per face width
 * of opened lips and lifted corners of the mouth.
 */
export interface Nuisance {
  readonly pitch: number
  readonly pitchSquared: number
  readonly yawSquared: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<MeasureName, Nuisance>> = {
  faceLine: { pitch: -0.047, pitchSquared: 0, yawSquared: 0, open: -0.168, lift: 0.287 },
  eyebrowAngle: { pitch: 0.063, pitchSquared: 0, yawSquared: -0.053, open: 0.065, lift: -0.066 },
  eyeVerticalLength: { pitch: 0.051, pitchSquared: 0, yawSquared: 0, open: 0.134, lift: -1.207 },
  mouthWidth: { pitch: 0.036, pitchSquared: 0.101, yawSquared: 0, open: -0.315, lift: 2.894 },
  noseRatio: { pitch: -0.046, pitchSquared: 0, yawSquared: 0, open: 0.343, lift: -0.211 },
  contourJaw: { pitch: -0.148, pitchSquared: 0, yawSquared: 0.136, open: -0.362, lift: 0.751 },
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<MeasureName, Statistics>>

/** Mean and standard deviation of the measures, after correcting for pose and expression. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.7227, deviation: 0.0083 },
    eyebrowAngle: { mean: 0.1654, deviation: 0.0054 },
    eyeVerticalLength: { mean: 0.37, deviation: 0.0249 },
    mouthWidth: { mean: 0.3587, deviation: 0.0103 },
    noseRatio: { mean: 0.3394, deviation: 0.0098 },
    contourJaw: { mean: 0.8991, deviation: 0.0207 },
  },
  MEN: {
    faceLine: { mean: 0.7352, deviation: 0.01 },
    eyebrowAngle: { mean: 0.1588, deviation: 0.0075 },
    eyeVerticalLength: { mean: 0.336, deviation: 0.0322 },
    mouthWidth: { mean: 0.3709, deviation: 0.0107 },
    noseRatio: { mean: 0.3498, deviation: 0.01 },
    contourJaw: { mean: 0.9032, deviation: 0.0236 },
  },
}
