import * as E from 'fp-ts/lib/Either.js'
import type { FoundResult, UnreadCode } from '@kaoiro/core/result-code'
import { resultsIn } from '@kaoiro/core/result-code'
import type { CompareTexts } from '@kaoiro/texts/types'

/** Maximum length of a pasted text: that of a whole mail. */
export const maxCharacters = 65_536

type LinkProblem = UnreadCode | 'noClipboard' | 'empty' | 'tooLong'

/** A result in a text, or why it cannot be read. */
export type ReadResult = E.Either<LinkProblem, FoundResult>

/** The results in a pasted text and what cannot be read in it. @param text null if the clipboard could not be read */
export function findResults(text: string | null): ReadonlyArray<ReadResult> {
  if (text === null) return [E.left('noClipboard')]
  if (text.trim() === '') return [E.left('empty')]
  return text.length > maxCharacters ? [E.left('tooLong')] : resultsIn(text)
}

/** The first result in a pasted or scanned text. */
export function findResult(text: string | null): ReadResult {
  const all = findResults(text)
  return all.find(E.isRight) ?? (all[0] as E.Left<LinkProblem>)
}

/** Maximum length of a text that a message repeats. */
const maxRepeated = 40

/** The fault of a text, or the doubt about its code; null if there is neither. */
export function problemOf(problems: CompareTexts['problems'], read: ReadResult): string | null {
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

/** The results that staff read in a customer's message, and what is wrong with the rest of it; null if nothing is. */
export interface StaffReading {
  readonly codes: ReadonlyArray<string>
  readonly problem: string | null
}

export function staffReading(
  problems: CompareTexts['problems'],
  found: ReadonlyArray<ReadResult>,
): StaffReading {
  const told = found.flatMap((read) => problemOf(problems, read) ?? [])
  return {
    codes: found.filter(E.isRight).map(({ right }) => right.code),
    problem: told.length > 0 ? told.join('\n') : null,
  }
}
