export type { Nearness } from './alternatives/alternatives.js'
export { closeShare, rowAlternatives, seasonAlternative } from './alternatives/alternatives.js'
export type { Comparison } from './comparison/comparison.js'
export { compareResults } from './comparison/comparison.js'
