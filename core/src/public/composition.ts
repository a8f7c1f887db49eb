/**
 * The four seasons in percent: turns the service's three numbers into four integers that add up to 100, and compares
 * them.
 *
 * @module composition
 */
export {
  defaultComposition,
  labelThreshold,
  largestSeason,
  nearPoints,
  nearSecond,
  seasonsByShare,
  toComposition,
} from '../diagnosis/composition.js'
export type { Composition, Proportion, SecondSeason } from '../diagnosis/composition.js'
export { seasons } from '../diagnosis/season.js'
export type { Season } from '../diagnosis/season.js'
