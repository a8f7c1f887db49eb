export { foundFaces } from './check/check-faces.js'
export type {
  FaceCheck,
  FaceExpression,
  FaceRemark,
  FoundFace,
  PoseInDegrees,
  UsableFace,
} from './check/face-check.js'
export { facePlaceOf } from './check/face-place.js'
