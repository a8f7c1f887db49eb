import type { Noise } from '@kaoiro/core/analysis/confidence/noise'
import { sourceLine } from './source-text.js'

/** core/src/analysis/confidence/noise.ts */
export const noiseText = (source: string, noise: Noise): string => `${sourceLine(source)}
import type { Trait } from '../../diagnosis/level.js'

export type Noise = Readonly<Record<Trait | 'warmth' | 'lightness', number>>

/**
 * How much photos of one person vary: standard deviations within a person of the scores and of the two colour traits
 * that decide the season, in deviations of people. Two photos differ by √2 times as much.
 */
export const noise: Noise = {
${Object.entries(noise)
  .map(([name, deviation]) => `  ${name}: ${deviation},`)
  .join('\n')}
}
`
