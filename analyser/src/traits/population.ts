// Settled constants, fitted to 91 neutral photos of 91 people, London and Canada (tools/research/README.md).
import type { Gender, Trait } from '@kaoiro/core/diagnosis'

/**
 * How pose and expression change a measure: per square radian of yaw, per face width of opened lips, and for a clear
 * smile.
 */
interface Nuisance {
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

type Population = Readonly<Record<Trait, Statistics>>

/**
 * The mean and deviation that give each level about a fifth of real people at rest, after correcting
 * for pose and expression.
 */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
    faceLine: { mean: 0.8682, deviation: 0.0262 },
    eyebrowAngle: { mean: 0.1607, deviation: 0.0179 },
    eyeVerticalLength: { mean: 0.3398, deviation: 0.0244 },
    mouthWidth: { mean: 0.3507, deviation: 0.0213 },
    noseRatio: { mean: 0.3459, deviation: 0.0174 },
  },
  MEN: {
    faceLine: { mean: 0.8803, deviation: 0.0379 },
    eyebrowAngle: { mean: 0.1526, deviation: 0.0113 },
    eyeVerticalLength: { mean: 0.3082, deviation: 0.0316 },
    mouthWidth: { mean: 0.3462, deviation: 0.0204 },
    noseRatio: { mean: 0.3704, deviation: 0.0157 },
  },
}
