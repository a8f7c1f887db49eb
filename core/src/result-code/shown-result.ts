import * as E from 'fp-ts/lib/Either.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { faceTypeOrFallback } from '../diagnosis/fallback.js'
import type { ResultCodeError } from './result-code.js'
import { resultCode } from './result-code.js'

/**
 * What is shown for a code, on the page, in the terminal and on a card. The codec accepts a face type that is not
 * shown to the code's gender, since the field can hold it; whoever shows a result falls back as the specification
 * says (§5). Encoded again, such a result has another code.
 */
export const shownResult = (code: string): E.Either<ResultCodeError, Diagnosis> =>
  E.map(shownDiagnosis)(resultCode.decode(code))

/** The diagnosis with the face type that visitors of its gender are shown. */
export const shownDiagnosis = (diagnosis: Diagnosis): Diagnosis => {
  const faceType = faceTypeOrFallback(diagnosis.gender)(diagnosis.faceType)
  return faceType === diagnosis.faceType ? diagnosis : { ...diagnosis, faceType }
}
