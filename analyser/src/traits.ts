export { directions } from './traits/trait-scores.js'
export type { Statistics } from './traits/population.js'
