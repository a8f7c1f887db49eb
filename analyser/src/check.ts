export { foundFaces } from './check/check-faces.js'
export type {
  FaceCheck,
  FaceExpression,
  FaceRemark,
  FoundFace,
  PoseInDegrees,
  UsableFace,
} from './check/face-check.js'
export { facePlaceIn } from './check/face-place.js'
