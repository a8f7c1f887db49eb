export type { ColourSamples } from './colour/colour-samples.js'
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
export { eyeWhitePlaces } from './colour/eye-white.js'
export { hairPlaces } from './colour/hair-sample.js'
export { irisPlaces, lipPlaces } from './colour/iris-and-lips.js'
export type { LightLog, Tint } from './colour/light-log.js'
export { colourOf, luminance, measureOf, tintOf, without } from './colour/light-log.js'
export type { Colouring, SeasonWeights } from './colour/season-weights.js'
export { colouringOf, sharesBy } from './colour/season-model.js'
export { seasonWeights } from './colour/season-weights.js'
export { shippedNorms } from './colour/shipped-norms.js'
export { skinPlaces } from './colour/skin-sample.js'
