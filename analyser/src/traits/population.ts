// Printed by `npm run fit` from 1,673 photos, and 1,101 in other poses, of 447 people (180 in folders *asian*).
import type { Gender, Trait } from '@kaoiro/core/diagnosis'

/**
 * How pose and expression change a measure: per square radian of yaw, per face width of opened lips, and for a clear
 * smile.
 */
export interface Nuisance {
  readonly yawSquared: number
  readonly open: number
  readonly smile: number
}

export const nuisances: Readonly<Record<Trait, Nuisance>> = {
  faceLine: { yawSquared: 0, open: -0.218, smile: -0.0005 },
  eyebrowAngle: { yawSquared: 0.162, open: 0.019, smile: -0.0095 },
  eyeVerticalLength: { yawSquared: 0, open: -0.041, smile: -0.0241 },
  mouthWidth: { yawSquared: 0, open: 0, smile: 0 },
  noseRatio: { yawSquared: 0, open: 0.2, smile: -0.0079 },
}

/** The weighted sum of an expression that is 0 where a smile begins, and 1 for a clear one. */
export const smileWeights = {
  /** Per face width between the lips. */
  open: 19.01,
  /** Per face width from the wings of the nose down to the corners of the mouth. */
  corners: -37.42,
  offset: 7.65,
}

/** The weighted sum that estimates the width at rest of a smiling mouth, in face widths. */
export const mouthAtRest = {
  width: 0.364,
  /** Per face width of the lips' height. */
  lips: 0.491,
  offset: 0.1418,
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<Trait, Statistics>>

/** Mean and standard deviation of the measures, after correcting for pose and expression. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.8785, deviation: 0.0292 },
    eyebrowAngle: { mean: 0.1656, deviation: 0.0111 },
    eyeVerticalLength: { mean: 0.3305, deviation: 0.0302 },
    mouthWidth: { mean: 0.3599, deviation: 0.0182 },
    noseRatio: { mean: 0.3509, deviation: 0.0178 },
  },
  MEN: {
    faceLine: { mean: 0.886, deviation: 0.0335 },
    eyebrowAngle: { mean: 0.1522, deviation: 0.0117 },
    eyeVerticalLength: { mean: 0.3027, deviation: 0.0334 },
    mouthWidth: { mean: 0.3629, deviation: 0.0215 },
    noseRatio: { mean: 0.3618, deviation: 0.0178 },
  },
}
