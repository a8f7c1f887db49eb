export type { AgreementLevel } from './combination/agreement.js'
export {
  Agreement,
  agreementLevelOf,
  agreementLevels,
  maxPhotos,
  needsLightReference,
} from './combination/agreement.js'
export type { CombineError, Combined } from './combination/combine.js'
export { combine, onePhoto } from './combination/combine.js'
export { isPersonInQuestion } from './combination/same-person.js'
export { closeShare, rowAlternatives, seasonAlternative } from './alternatives/alternatives.js'
export type { Comparison } from './comparison/comparison.js'
export { compareResults } from './comparison/comparison.js'
export type { Loan, SharedColours } from './comparison/shared-colours.js'
export { sharedColours } from './comparison/shared-colours.js'
