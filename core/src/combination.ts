export type { AgreementLevel } from './combination/agreement.js'
export {
  Agreement,
  agreementLevelOf,
  agreementLevels,
  isLow,
  needsLightReference,
} from './combination/agreement.js'
export type { CombineError, Combined } from './combination/combine.js'
export { combine, onePhoto } from './combination/combine.js'
export type { PhotoAnswer } from './combination/photo-answer.js'
export { maxPhotos } from './combination/photo-answer.js'
export { isPersonInQuestion } from './combination/same-person.js'
