import * as E from 'fp-ts/lib/Either.js'
import type { Analysed, Certainty } from '@kaoiro/core/diagnosis'
import { withoutOutline } from '@kaoiro/core/diagnosis'
import type { Receipt } from '@kaoiro/core/records'
import { resultCode } from '@kaoiro/core/result-code'
import type { Agreement } from '@kaoiro/core/results'
import { combine, onePhoto } from '@kaoiro/core/results'
import type { EarlierResult, ResultHistory, StoredAnswer } from '../result/history.js'
import { keptSessions } from '../result/history.js'

/** The combined result of a photo and the earlier photos of the same person. */
export interface CompletedCapture {
  readonly code: string
  readonly certainty: Certainty
  readonly agreement: Agreement
  /** The answers to the combined photos, so that another photo can be added. */
  readonly answers: ReadonlyArray<StoredAnswer>
  /** The receipt of the last photo's session; null if it was analysed on this device. */
  readonly receipt: Receipt | null
}

/** Combines an answer with those of earlier photos. If that is impossible, the result uses the new answer alone. */
export function completedCapture(
  earlier: ReadonlyArray<StoredAnswer>,
  { gender, answer, receipt }: Analysed,
): CompletedCapture {
  // The history must not contain the outline: it is part of the photo.
  const added = { gender, answer: withoutOutline(answer), wasSent: receipt !== null }
  const together = [...earlier, added]
  const combined = combine(together)
  const { diagnosis, certainty, agreement } = E.isRight(combined) ? combined.right : onePhoto(added)
  return {
    code: resultCode.encode(diagnosis),
    certainty,
    agreement,
    answers: E.isRight(combined) ? together : [added],
    receipt,
  }
}

/** The data in the history entry of the result, with the sessions of all its photos. @param at the tab's clock */
export function completedHistory(
  { certainty, agreement, answers, receipt }: CompletedCapture,
  earlier: EarlierResult | null,
  at: number,
): ResultHistory {
  const sessions = [...keptSessions(earlier?.state ?? {}), ...(receipt === null ? [] : [receipt])]
  return { ...{ certainty, agreement, answers, at }, receipt: { _tag: 'Kept', sessions } }
}
