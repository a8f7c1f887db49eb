export type { Examination } from './examine/analyse.js'
export { answerOf, examinationOf } from './examine/analyse.js'
export type { Evidence } from './evidence/evidence.js'
