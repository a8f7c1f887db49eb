export type { ColourSums, PartSums, PlaceSums } from './colour/colour-sums.js'
export {
  addPlaceSums,
  addSums,
  asOnePerson,
  minPeople,
  noPlaceSums,
  normsOfPlace,
  normsOfSums,
  normsVersion,
  noSums,
  sumsOf,
} from './colour/colour-sums.js'
export type { Drift } from './colour/drift.js'
export { driftFrom } from './colour/drift.js'
export { colourOf } from './colour/light-log.js'
export type { Colouring, SeasonWeights } from './colour/season-weights.js'
export { colouringOf, sharesBy } from './colour/season-model.js'
export { seasonWeights } from './colour/season-weights.js'
export { shippedNorms } from './colour/shipped-norms.js'
