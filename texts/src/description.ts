export type { FaceWords } from './description/face-words.js'
export { faceWords, leadEnd, mainSentences } from './description/face-words.js'
export { leadOf } from './description/lead.js'
