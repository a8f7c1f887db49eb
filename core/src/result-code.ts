export {
  cleanPageAddress,
  codesIn,
  extractCode,
  resultAddress,
  withSlashes,
} from './result-code/address.js'
export { alphabet } from './result-code/base62.js'
export { cardPath, colourPath, comparePath, resultPath } from './result-code/path.js'
export type { ResultAddressError, ResultCodeError } from './result-code/result-code.js'
export {
  canonicalCode,
  resultCode,
  shownDiagnosis,
  shownResult,
} from './result-code/result-code.js'
export type { FoundResult, UnreadCode } from './result-code/results-in.js'
export { resultsIn } from './result-code/results-in.js'
export { agreesWithItself, similarCodes } from './result-code/slips.js'
