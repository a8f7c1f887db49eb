export type { ResultAddressError } from './result-code/address.js'
export { cleanPageAddress, codesIn, extractCode, resultAddress } from './result-code/address.js'
export { alphabet } from './result-code/base62.js'
export { cardPath, comparePath, resultPath } from './result-code/path.js'
export type { ResultCodeError } from './result-code/result-code.js'
export {
  canonicalCode,
  resultCode,
  shownDiagnosis,
  shownResult,
} from './result-code/result-code.js'
