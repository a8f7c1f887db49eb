// Printed by `npm run fit` from 91 neutral photos of 91 people (London and Canada).
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
  faceLine: { yawSquared: 0, open: -0.221, smile: 0 },
  eyebrowAngle: { yawSquared: 0.162, open: 0, smile: -0.0085 },
  eyeVerticalLength: { yawSquared: 0, open: 0, smile: -0.0263 },
  mouthWidth: { yawSquared: 0, open: 0, smile: 0 },
  noseRatio: { yawSquared: 0, open: 0.191, smile: -0.0074 },
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

/**
 * The normal distribution whose quintiles are nearest to those of the measures of real people at rest, after correcting
 * for pose and expression.
 */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.8687, deviation: 0.0254 },
    eyebrowAngle: { mean: 0.1595, deviation: 0.0173 },
    eyeVerticalLength: { mean: 0.3423, deviation: 0.0227 },
    mouthWidth: { mean: 0.3483, deviation: 0.023 },
    noseRatio: { mean: 0.3453, deviation: 0.0179 },
  },
  MEN: {
    faceLine: { mean: 0.8833, deviation: 0.0418 },
    eyebrowAngle: { mean: 0.1528, deviation: 0.01 },
    eyeVerticalLength: { mean: 0.312, deviation: 0.0294 },
    mouthWidth: { mean: 0.3439, deviation: 0.0212 },
    noseRatio: { mean: 0.3693, deviation: 0.0155 },
  },
}
