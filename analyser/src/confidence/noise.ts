// Settled constants, fitted to 1,673 photos of 447 people (tools/research/README.md).
import type { Trait } from '@kaoiro/core/diagnosis'

export type Noise = Readonly<Record<Trait, number>>

/**
 * How much photos of one person vary: the standard deviations of the trait scores. The unit is a standard deviation between people. Two photos differ by √2 times as much.
 * Measured with the measures of then; `baseVariance` corrects for what has changed.
 */
export const noise: Noise = {
  faceLine: 0.142,
  eyebrowAngle: 0.263,
  eyeVerticalLength: 0.211,
  mouthWidth: 0.217,
  noseRatio: 0.255,
}
