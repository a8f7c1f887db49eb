export type { FaceWords } from './description/face-words.js'
export { faceWords, mainSentences } from './description/face-words.js'
export { leadOf } from './description/lead.js'
