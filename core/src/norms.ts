export type { ColourSums, PartSums } from './norms/colour-sums.js'
export {
  addSums,
  minPeople,
  normsOfPlace,
  normsOfSums,
  noSums,
  sumsOf,
} from './norms/colour-sums.js'
export type { ColourMeasure, ColourPart, PartColours, PartNorm } from './norms/norms.js'
export { ColourNorms, colourParts, Norms, normsFor } from './norms/norms.js'
