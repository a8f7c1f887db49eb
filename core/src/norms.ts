export type { ColourSums, PartSums, PlaceSums } from './norms/colour-sums.js'
export {
  addPlaceSums,
  addSums,
  asOnePerson,
  isUtcDay,
  minPeople,
  noPlaceSums,
  normsOfPlace,
  normsOfSums,
  normsVersion,
  noSums,
  sumsOf,
  utcDay,
} from './norms/colour-sums.js'
export type { Drift } from './norms/drift.js'
export { driftFrom } from './norms/drift.js'
export type { ColourMeasure, ColourPart, PartColours, PartNorm } from './norms/norms.js'
export {
  byMeasure,
  byPart,
  colourMeasures,
  ColourNorms,
  colourParts,
  minDeviation,
  Norms,
  normsFor,
  normsPath,
} from './norms/norms.js'
