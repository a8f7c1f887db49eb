export { ciede2000 } from './colour/ciede2000.js'
export type { Lab } from './colour/lab.js'
export { chromaOf, labOfLinear, linearByte } from './colour/lab.js'
export { bytesOfHex, decodeSrgb, encodeSrgb } from './colour/srgb.js'
