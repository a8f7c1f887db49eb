import * as E from 'fp-ts/lib/Either.js'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import { extractCode, canonicalCode, shownResult } from '@kaoiro/core/result-code'
import type { Language } from '@kaoiro/core/language'
import { loadMessages, loadTerminal } from '@kaoiro/texts/load'
import { printable } from '../print/printable.js'

/** Maximum characters of a code or address, more than browsers send to a server. */
export const maxCharacters = 8192

/** A code without leading zeros and its result as shown on the page. */
export interface DecodedResult {
  readonly code: string
  readonly diagnosis: Diagnosis
}

export type ReadError =
  | ResultCodeError
  | ResultAddressError
  | { readonly _tag: 'TooManyCharacters'; readonly max: number }

/** Reads a code or result address. Tries a bare code first, because most lines of long lists are bare codes. */
export const readCode = (text: string): E.Either<ReadError, DecodedResult> => {
  if (text.length > maxCharacters) return E.left({ _tag: 'TooManyCharacters', max: maxCharacters })
  // jq prints null for a missing code. Decoded, its season has a share of 0 %, which no analysis gives.
  if (text === 'null') return E.left({ _tag: 'NoCodeInAddress', address: text })
  const bare = decoded(text)
  if (E.isRight(bare)) return bare
  const code = extractCode(text)
  return E.isLeft(code) ? code : decoded(code.right)
}

const decoded = (code: string): E.Either<ReadError, DecodedResult> => {
  const diagnosis = shownResult(code)
  return E.isLeft(diagnosis)
    ? diagnosis
    : E.right({ code: canonicalCode(code), diagnosis: diagnosis.right })
}

/** A text that is not a code or result address. */
interface UnreadableText {
  readonly text: string
  /** The number of its line on standard input, from 1; null for an argument. */
  readonly line: number | null
  readonly error: ReadError
}

export type ReadErrorLine = (unread: UnreadableText) => string

/** Loads a function that formats the error line of an unreadable text. `isDetailed`: with the impossible field of the code. */
export const loadReadErrorLine = async (
  language: Language,
  isDetailed = false,
): Promise<ReadErrorLine> => {
  const { resultCode } = await loadMessages(language)
  const words = await loadTerminal(language, 'decode')
  const why = (error: ReadError): string =>
    error._tag === 'TooManyCharacters'
      ? words.tooManyCharacters({ max: error.max })
      : printable(resultCode(error, isDetailed))
  return ({ text, line, error }) =>
    `kaoiro: ${line === null ? '' : `${words.line({ number: line })}: `}"${printable(text)}": ${why(error)}\n`
}
