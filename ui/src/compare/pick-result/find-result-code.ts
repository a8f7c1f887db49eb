import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import { extractCode, resultCode } from '@kaoiro/core/result-code'

/**
 * Maximum length of a pasted text: long enough for a message around the link, and short enough for the
 * regular expression to be fast.
 */
export const maxCharacters = 4096

export type FindResultCodeError =
  | ResultCodeError
  | ResultAddressError
  | { readonly _tag: 'NothingGiven' }
  | { readonly _tag: 'TooManyCharacters'; readonly max: number }

/** Finds a result code in a pasted or scanned text and removes leading zeros. */
export const findResultCode = (text: string): E.Either<FindResultCodeError, string> => {
  if (text.trim() === '') return E.left({ _tag: 'NothingGiven' })
  if (text.length > maxCharacters) return E.left({ _tag: 'TooManyCharacters', max: maxCharacters })
  return pipe(
    extractCode(text),
    E.flatMap((code): E.Either<FindResultCodeError, string> =>
      pipe(resultCode.decode(code), E.map(resultCode.encode)),
    ),
  )
}
