export type { Examiner } from './examine/examiner.js'
export { examinerOver, inMirror } from './examine/examiner.js'
export { checkPixels } from './examine/check-pixels.js'
export { hairlineIn } from './examine/hairline-in.js'
