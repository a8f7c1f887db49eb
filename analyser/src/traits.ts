export type { Expression } from './traits/mesh-measures.js'
export { directions } from './traits/trait-scores.js'
export type { Statistics } from './traits/population.js'
