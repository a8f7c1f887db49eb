import * as E from 'fp-ts/lib/Either.js'
import type { CompareTexts } from '@kaoiro/texts/types'
import type { ReadResult } from './find-results.js'
import { findResult, problemOf } from './find-results.js'

/** What is wrong with the picture or the text of the other result; null if nothing is. */
export type PickProblem =
  | { readonly at: 'scan'; readonly problem: 'noPicture' | 'noQr' | 'notInQr' }
  | { readonly at: 'link'; readonly read: ReadResult }
  | null

/** Right: the code to compare with. */
type Picked = E.Either<PickProblem, string>

/**
 * The other result in a pasted text. A code that may be mistyped is questioned once, and accepted the second time.
 *
 * @param text null if the clipboard could not be read
 */
export function pickByLink(text: string | null, before: PickProblem): Picked {
  const read = findResult(text)
  if (E.isLeft(read)) return E.left({ at: 'link', read })
  const { code, mistypedOf } = read.right
  const questioned = before?.at === 'link' && E.isRight(before.read) ? before.read.right.code : null
  return mistypedOf === null || code === questioned ? E.right(code) : E.left({ at: 'link', read })
}

/** The other result in the text of a QR code. */
export function pickByQr(text: string): Picked {
  const read = findResult(text)
  return E.isRight(read) ? E.right(read.right.code) : E.left({ at: 'scan', problem: 'notInQr' })
}

/** The messages below the two ways to pick a result. */
export function pickMessages(
  problems: CompareTexts['problems'],
  problem: PickProblem,
): { readonly scan: string | null; readonly link: string | null } {
  if (problem === null) return { scan: null, link: null }
  if (problem.at === 'scan') return { scan: problems[problem.problem], link: null }
  const told = problemOf(problems, problem.read)
  return {
    scan: null,
    link: told !== null && E.isRight(problem.read) ? `${told}\n${problems.again}` : told,
  }
}
