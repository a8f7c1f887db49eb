// The analyser in Node, on the calling thread.
export { decodeJpeg, loadExaminer, loadFaceDetector } from './node/load.js'
export { modelFiles } from './node/load.js'
