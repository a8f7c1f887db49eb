export type { Examination } from './examine/analyse.js'
export { answerOf, examinationOf } from './examine/analyse.js'
