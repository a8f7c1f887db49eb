import type { Language } from '@kaoiro/core/language'
import type { FoundResult, UnreadCode } from '@kaoiro/core/result-code'
import { resultsIn, withSlashes } from '@kaoiro/core/result-code'
import { loadMessages, loadTerminal } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { printable } from '../print/printable.js'

/** Maximum characters of a code or address, more than browsers send to a server. */
export const maxCharacters = 8192

/** A code without leading zeros and its result as shown on the page. */
export type DecodedResult = Pick<FoundResult, 'code' | 'diagnosis'>

type TooManyCharacters = { readonly _tag: 'TooManyCharacters'; readonly max: number }

export type UnreadText = Omit<UnreadCode, 'error'> & {
  readonly error: UnreadCode['error'] | TooManyCharacters
}

/** The results in a text and what cannot be read in it. */
export function readCodes(text: string): ReadonlyArray<E.Either<UnreadText, FoundResult>> {
  return text.length > maxCharacters
    ? [E.left({ text, error: { _tag: 'TooManyCharacters', max: maxCharacters }, similar: [] })]
    : resultsIn(text)
}

/** The first result in a text. */
export function readCode(text: string): E.Either<UnreadText, FoundResult> {
  const all = readCodes(text)
  return all.find(E.isRight) ?? (all[0] as E.Left<UnreadText>)
}

/**
 * What to say about a text that was read: its error, or that its code may be mistyped; empty if nothing.
 *
 * @param line the number of its line on standard input, from 1; null for an argument
 */
export type ReadReport = (read: E.Either<UnreadText, FoundResult>, line?: number | null) => string

/** Loads the report. `isDetailed`: with the impossible field of a code. */
export async function loadReadReport(language: Language, isDetailed = false): Promise<ReadReport> {
  const { resultCode } = await loadMessages(language)
  const words = await loadTerminal(language, 'decode')
  const similarCodes = (codes: ReadonlyArray<string>): string =>
    codes.length === 0 ? '' : words.similar({ codes: codes.join(' ') })
  const why = (error: UnreadText['error']): string =>
    error._tag === 'TooManyCharacters'
      ? words.tooManyCharacters({ max: error.max })
      : printable(resultCode(error, isDetailed))
  return (read, line = null) => {
    const start = `kaoiro: ${line === null ? '' : `${words.line({ number: line })}: `}`
    if (E.isLeft(read)) {
      const { text, error, similar } = read.left
      return `${start}"${printable(text)}": ${why(error)}${similarCodes(similar)}\n`
    }
    const { code, mistypedOf } = read.right
    return mistypedOf === null
      ? ''
      : `${start}"${code}": ${words.mayBeMistyped}${similarCodes(mistypedOf)}\n`
  }
}

/** The site of the first result address in a text: the part before its last `/result/`. None for a bare code or a path. */
export function siteFromAddress(text: string): O.Option<string> {
  const found = address.exec(withSlashes(text))?.[0] ?? ''
  if (!URL.canParse(found)) return O.none
  // Removes user and password.
  const { origin, pathname } = new URL(found)
  return O.some(origin + pathname.replace(/\/$/, ''))
}

/** Without the address of a service that checks links, which begins with its own. */
const address = /https?:\/\/(?:(?!https?:\/\/)[^\s?#"'<>])+(?=\/result\/)/i
