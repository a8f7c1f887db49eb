import * as E from 'fp-ts/lib/Either.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { faceTypeOrFallback } from '../diagnosis/fallback.js'
import type { ResultCodeError } from './result-code.js'
import { resultCode } from './result-code.js'

/**
 * The result to show for a code, on the page, in the terminal and on a card. The codec accepts face types that
 * the code's gender is not shown; here they fall back (specification §5). Encoding such a result gives another
 * code.
 */
export const shownResult = (code: string): E.Either<ResultCodeError, Diagnosis> =>
  E.map(shownDiagnosis)(resultCode.decode(code))

/** The diagnosis with the face type that visitors of its gender are shown. */
export const shownDiagnosis = (diagnosis: Diagnosis): Diagnosis => {
  const faceType = faceTypeOrFallback(diagnosis.gender)(diagnosis.faceType)
  return faceType === diagnosis.faceType ? diagnosis : { ...diagnosis, faceType }
}
