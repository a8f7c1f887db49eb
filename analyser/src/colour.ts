export type { ColourPart, ColourSamples } from './colour/colour-samples.js'
export { colourParts } from './colour/colour-samples.js'
export type {
  ByPart,
  ColourMeasures,
  ColourPopulation,
  ColourTraits,
  ColourWeights,
} from './colour/colour-traits.js'
export {
  byUsualLight,
  colourMeasuresOf,
  colourTraitsAmong,
  estimateOf,
  inUsualLight,
  lightAgainst,
  lightOf,
  saturated,
} from './colour/colour-traits.js'
export { eyeWhitePlaces } from './colour/eye-white.js'
export { hairPlaces } from './colour/hair-sample.js'
export { irisPlaces, lipPlaces } from './colour/iris-and-lips.js'
export type { Deviation, LightLog, Tint } from './colour/light-log.js'
export {
  colourOf,
  deviationOf,
  labOfLight,
  luminance,
  tintOf,
  without,
} from './colour/light-log.js'
export {
  lightnessWeights,
  meanColours,
  referenceWeights,
  traitStatistics,
  usualPaper,
  warmthWeights,
} from './colour/population.js'
export { seasonCuts } from './colour/season-cuts.js'
export { nearestSeason, seasonPlaces, seasonPlacesBy } from './colour/season-model.js'
export { skinPlaces } from './colour/skin-sample.js'
