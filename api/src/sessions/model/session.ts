import * as O from 'fp-ts/lib/Option.js'
import type { Answer, AnalysisRequest, Reason } from '@kaoiro/core/diagnosis'

/** How an analysis ended. */
export type Outcome =
  | { readonly _tag: 'Completed'; readonly answer: Answer }
  | { readonly _tag: 'Failed'; readonly reason: Reason }

/** The internal phase of a session. Clients see three statuses. */
export type Phase =
  | { readonly _tag: 'AwaitingPhoto' }
  | {
      readonly _tag: 'Analyzing'
      readonly request: AnalysisRequest
      /** Present when the analysis has ended. Clients see it once the photo is deleted. */
      readonly outcome: O.Option<Outcome>
    }
  | {
      readonly _tag: 'Ended'
      /** Kept to recognise a repeated call. */
      readonly request: AnalysisRequest
      readonly outcome: Outcome
      /** None if the photo could not be deleted when the session ended, or a node of an earlier version ended it. */
      readonly photoDeletedAt: O.Option<Moment>
    }

/** Milliseconds since the epoch, by the store's clock. */
type Moment = number

export interface Session {
  /** A random UUID. With it, anyone can read the result. */
  readonly id: string
  readonly createdAt: Moment
  readonly phase: Phase
}

/** Milliseconds from creation until a session is removed. */
export const sessionLife = 24 * 3_600_000

/** Whether the session still needs its photo. Callers remove photos that are not needed; else only the sweep would. */
export function needsPhoto(session: O.Option<Session>): boolean {
  if (O.isNone(session)) return false
  const { phase } = session.value
  return phase._tag === 'AwaitingPhoto' || (phase._tag === 'Analyzing' && O.isNone(phase.outcome))
}

/** A session as clients see it. */
export type SessionView =
  | { readonly status: 'analyzing' }
  | { readonly status: 'failed'; readonly reason: Reason }
  | {
      readonly status: 'completed'
      readonly answer: Answer
      readonly photoDeletedAt: O.Option<Moment>
      readonly expiresAt: Moment
    }

/** The session as clients see it. It is `analyzing` even before the analysis is requested; clients do not poll then. */
export function viewOf({ phase, createdAt }: Session): SessionView {
  if (phase._tag !== 'Ended') return { status: 'analyzing' }
  const { outcome, photoDeletedAt } = phase
  if (outcome._tag === 'Failed') return { status: 'failed', reason: outcome.reason }
  return {
    status: 'completed',
    answer: outcome.answer,
    photoDeletedAt,
    expiresAt: createdAt + sessionLife,
  }
}

/** The format of `randomUUID`. PostgreSQL would reject other ids. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const isSessionId = (text: string): boolean => uuid.test(text)
