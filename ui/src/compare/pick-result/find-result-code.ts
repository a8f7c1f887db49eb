import * as E from 'fp-ts/lib/Either.js'
import type { FoundResult, UnreadCode } from '@kaoiro/core/result-code'
import { resultsIn } from '@kaoiro/core/result-code'
import type { CompareTexts } from '@kaoiro/texts/types'

/** Maximum length of a pasted text: that of a whole mail. */
export const maxCharacters = 65_536

type LinkProblem = UnreadCode | 'noClipboard' | 'empty' | 'tooLong'

type Read = E.Either<LinkProblem, FoundResult>

/** The results in a pasted text and what cannot be read in it. */
export const findResults = (text: string): ReadonlyArray<Read> =>
  text.trim() === ''
    ? [E.left('empty')]
    : text.length > maxCharacters
      ? [E.left('tooLong')]
      : resultsIn(text)

/** The first result in a pasted or scanned text. */
export const findResult = (text: string): Read => {
  const all = findResults(text)
  return all.find(E.isRight) ?? (all[0] as E.Left<LinkProblem>)
}

/** Maximum length of a text that a message repeats. */
const maxRepeated = 40

/** The fault of a text, or the doubt about its code; null if there is neither. */
export const problemOf =
  (problems: CompareTexts['problems']) =>
  (read: Read): string | null => {
    const told = (text: string, problem: string, similar: ReadonlyArray<string>): string =>
      (text.length > maxRepeated ? '' : `${text}: `) +
      problem +
      (similar.length === 0 ? '' : `\n${problems.similar({ codes: similar.join(' ') })}`)
    if (E.isRight(read)) {
      const { code, mistypedOf } = read.right
      return mistypedOf === null ? null : told(code, problems.mayBeMistyped, mistypedOf)
    }
    if (typeof read.left === 'string') return problems[read.left]
    const { text, error, similar } = read.left
    switch (error._tag) {
      case 'NoCodeInAddress':
      case 'EmptyCode':
        return problems.noResult
      case 'InvalidCharacter':
        return told(text, problems.wrongCharacter(error), similar)
      case 'TooManyDigits':
        return told(text, problems.tooManyDigits(error), similar)
      default:
        return told(text, problems.mistyped, similar)
    }
  }
