// Printed by `npm run fit` from 1,571 photos of 396 people (180 in folders *asian*).
import type { Trait } from '../../diagnosis/level.js'

export type Noise = Readonly<Record<Trait | 'warmth' | 'lightness', number>>

/**
 * How far photos of one person are apart: standard deviations of the scores and of the two colour traits that
 * decide the season, in deviations of people.
 */
export const noise: Noise = {
  faceLine: 0.258,
  eyebrowAngle: 0.352,
  eyeVerticalLength: 0.204,
  mouthWidth: 0.282,
  noseRatio: 0.31,
  warmth: 0.249,
  lightness: 0.195,
}
