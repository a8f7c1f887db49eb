export {
  axes,
  agePlaces,
  curvePlaces,
  nearestType,
  placeOf,
  typePositions,
} from './chart/face-map.js'
export type { AgePlace, CurvePlace, MapPlace, MapPosition } from './chart/face-map.js'
export { alsoPattern, neighbourOf } from './chart/neighbour.js'
export { facePosition, positionDeviation } from './chart/face-position.js'
export { mapEdge, visitorPosition } from './chart/visitor-position.js'
export type { Decision, Effect, Feature, TraitSide } from './reading/face-reading.js'
export {
  decisionOf,
  effectOf,
  featuresOf,
  isStandard,
  pullsOf,
  sideIn,
  sideOf,
  toldFeatures,
} from './reading/face-reading.js'
