export { findHairline } from './face/find-hairline.js'
export { lineAcrossNose } from './face/glasses.js'
export { faceView, headFrame } from './face/head-frame.js'
export type { Landmark, Landmarks, Point } from './face/landmarks.js'
export {
  between,
  distance,
  faceWidth,
  irisRadius,
  meanHairlinePoint,
  pointAt,
} from './face/landmarks.js'
export { eyes, mesh, meshSize } from './face/mesh.js'
export type { LogColour } from './face/sampler.js'
export { samplerOf } from './face/sampler.js'
