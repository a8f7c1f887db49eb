export { faceTypeChances } from './confidence/confidence.js'
export type { Noise } from './confidence/noise.js'
export { noise } from './confidence/noise.js'
