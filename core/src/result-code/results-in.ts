import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { codesIn, wholeAsCode } from './address.js'
import type { ResultAddressError, ResultCodeError } from './result-code.js'
import { canonicalCode, shownResult } from './result-code.js'
import { agreesWithItself, similarCodes } from './slips.js'

/** A result behind a text. */
export interface FoundResult {
  /** Without leading zeros. */
  readonly code: string
  /** As the page shows it. */
  readonly diagnosis: Diagnosis
  /** The codes that this one may be a mistyping of; null if it agrees with itself. */
  readonly mistypedOf: ReadonlyArray<string> | null
}

/** A part of a text that should be a code, or a text without any. */
export interface UnreadCode {
  readonly text: string
  readonly error: ResultCodeError | ResultAddressError
  /** The codes that it may be a mistyping of. */
  readonly similar: ReadonlyArray<string>
}

/** Every result in a text from a customer, in order, and every code in it that cannot be read: at least one entry. */
export function resultsIn(given: string): ReadonlyArray<E.Either<UnreadCode, FoundResult>> {
  // Most lines of long lists are bare codes.
  const alone = shownResult(given)
  if (E.isRight(alone)) return [E.right(found(given)(alone.right))]
  const codes = codesIn(given)
  return codes.length > 0
    ? codes.map(readResult)
    : [
        pipe(
          wholeAsCode(given),
          E.mapLeft((error): Omit<UnreadCode, 'text'> => ({ error, similar: [] })),
          E.flatMap(readResult),
          E.mapLeft(({ error, similar }) => ({ text: given, error, similar })),
        ),
      ]
}

const found =
  (text: string) =>
  (diagnosis: Diagnosis): FoundResult => {
    const code = canonicalCode(text)
    return { code, diagnosis, mistypedOf: agreesWithItself(diagnosis) ? null : similarCodes(code) }
  }

const readResult = (text: string): E.Either<UnreadCode, FoundResult> =>
  pipe(
    shownResult(text),
    E.bimap((error) => ({ text, error, similar: similarCodes(text) }), found(text)),
  )
