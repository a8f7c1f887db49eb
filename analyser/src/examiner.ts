export type { Examiner } from './examine/examiner.js'
export { examinerOver, inMirror, checkPixels, hairlineIn } from './examine/examiner.js'
