export type { ShapeDoubt, TraitVariances, Variances } from './evidence/added-variance.js'
export { addedVariance, baseVariance } from './evidence/added-variance.js'
export type { Evidence } from './evidence/evidence.js'
export { wideningBy } from './evidence/widening.js'
