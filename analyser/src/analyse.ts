export type { Examination } from './examine/analyse.js'
export { answerOf, examinationOf } from './examine/analyse.js'
export type { Evidence } from './evidence/evidence.js'
export { colourAtPoint } from './light-reference/point-colour.js'
