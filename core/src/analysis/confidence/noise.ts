// Printed by `npm run fit` from 1,570 photos of 396 people (180 in folders *asian*).
import type { Trait } from '../../diagnosis/level.js'

export type Noise = Readonly<Record<Trait | 'warmth' | 'lightness', number>>

/**
 * How far photos of one person are apart: standard deviations of the scores and of the two colour traits that
 * decide the season, in deviations of people.
 */
export const noise: Noise = {
  faceLine: 0.25,
  eyebrowAngle: 0.284,
  eyeVerticalLength: 0.165,
  mouthWidth: 0.282,
  noseRatio: 0.195,
  warmth: 0.222,
  lightness: 0.191,
}
