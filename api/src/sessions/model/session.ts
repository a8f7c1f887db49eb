import * as O from 'fp-ts/lib/Option.js'
import type { Reason, AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { AnalysisResult, SessionState } from '@kaoiro/core/session'

/** How an analysis ended. */
export type Outcome =
  | { readonly _tag: 'Completed'; readonly result: AnalysisResult }
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
export const needsPhoto = (session: O.Option<Session>): boolean => {
  if (O.isNone(session)) return false
  const { phase } = session.value
  return phase._tag === 'AwaitingPhoto' || (phase._tag === 'Analyzing' && O.isNone(phase.outcome))
}

/** The state as clients see it. It is `analyzing` even before the analysis is requested; clients do not poll then. */
export const stateOf = ({ phase, createdAt }: Session): SessionState => {
  if (phase._tag !== 'Ended') return { status: 'analyzing' }
  const { outcome, photoDeletedAt } = phase
  if (outcome._tag === 'Failed') return { status: 'failed', reason: outcome.reason }
  return {
    status: 'completed',
    result: outcome.result,
    ...(O.isNone(photoDeletedAt) ? {} : { photo_deleted_at: timestamp(photoDeletedAt.value) }),
    expires_at: timestamp(createdAt + sessionLife),
  }
}

const timestamp = (moment: Moment): string => new Date(moment).toISOString()

/** The format of `randomUUID`. PostgreSQL would reject other ids. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const isSessionId = (text: string): boolean => uuid.test(text)
