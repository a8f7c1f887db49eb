export { faceTypeChances, noise } from './confidence/confidence.js'
export type { Noise } from './confidence/confidence.js'
