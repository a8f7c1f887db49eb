export type { ByPartOfAnswer, Variances } from './evidence/added-variance.js'
export { addedVariance, baseVariance } from './evidence/added-variance.js'
export type { Evidence } from './evidence/evidence.js'
export { weightsOf, wideningBy } from './evidence/widening.js'
