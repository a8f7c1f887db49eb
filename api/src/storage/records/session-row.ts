import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import { Answer, AnalysisRequest, reasons } from '@kaoiro/core/diagnosis'
import { literals } from '@kaoiro/core/records'
import { AnalysisResult, answerFromWire } from '@kaoiro/core/wire'
import type { Outcome, Session } from '../../sessions/model/session.js'

/** The format of answers that this version writes: `Answer` of core. To change it, write the next number and read both. */
const answerVersion = 2

/** The outcomes in the database. Any other one was written by a later version. */
const StoredOutcome = t.union([
  t.type({ _tag: t.literal('Completed'), version: t.literal(answerVersion), answer: Answer }),
  // Before 29 November 2026, answers were stored with the names of the calls.
  t.type({ _tag: t.literal('Completed'), result: AnalysisResult }),
  t.type({ _tag: t.literal('Failed'), reason: literals('Reason', reasons) }),
])

const outcomeFrom = (stored: t.TypeOf<typeof StoredOutcome>): Outcome => {
  if (stored._tag === 'Failed') return stored
  const answer = 'answer' in stored ? stored.answer : answerFromWire(stored.result)
  return { _tag: 'Completed', answer }
}

/** An outcome as JSON for the database. */
export const outcomeJson = (outcome: Outcome): string =>
  JSON.stringify(outcome._tag === 'Failed' ? outcome : { ...outcome, version: answerVersion })

const Columns = t.type({ id: t.string, created_at: t.number })

const AnyPhase = t.union([
  t.type({ phase: t.literal('awaiting-photo') }),
  t.type({
    phase: t.literal('analyzing'),
    request: AnalysisRequest,
    outcome: t.union([StoredOutcome, t.null]),
  }),
  t.type({
    phase: t.literal('ended'),
    request: AnalysisRequest,
    outcome: StoredOutcome,
    photo_deleted_at: t.union([t.number, t.null]),
  }),
])

const Known = t.intersection([Columns, AnyPhase])

const phaseOf = (row: t.TypeOf<typeof AnyPhase>): Session['phase'] => {
  switch (row.phase) {
    case 'awaiting-photo':
      return { _tag: 'AwaitingPhoto' }
    case 'analyzing':
      return {
        _tag: 'Analyzing',
        request: row.request,
        outcome: O.map(outcomeFrom)(O.fromNullable(row.outcome)),
      }
    case 'ended':
      return {
        _tag: 'Ended',
        request: row.request,
        outcome: outcomeFrom(row.outcome),
        photoDeletedAt: O.fromNullable(row.photo_deleted_at),
      }
  }
}

export const SessionRow = {
  decode: (row: unknown): E.Either<t.Errors, Session> =>
    pipe(
      Known.decode(row),
      E.map((known) => ({
        id: known.id,
        createdAt: known.created_at,
        phase: phaseOf(known),
      })),
    ),
}
