export type { FaceDetector } from './face/face-detector.js'
export { loadFaceDetector } from './face/face-detector.js'
export type { ModelFiles } from './model/model-files.js'
