// Printed by `npm run fit` from 1,572 photos, and 1,092 in other poses, of 396 people (180 in folders *asian*).
import type { Trait } from '../../diagnosis/level.js'

export type Noise = Readonly<Record<Trait | 'warmth' | 'lightness', number>>

/**
 * How much photos of one person vary: the standard deviations of the trait scores, and of the two colour traits that
 * decide the season. The unit is a standard deviation between people. Two photos differ by √2 times as much.
 */
export const noise: Noise = {
  faceLine: 0.235,
  eyebrowAngle: 0.274,
  eyeVerticalLength: 0.165,
  mouthWidth: 0.264,
  noseRatio: 0.21,
  warmth: 0.221,
  lightness: 0.165,
}
