import * as O from 'fp-ts/lib/Option.js'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis/analysis-request'
import type { AnalysisResult } from '@kaoiro/core/session/wire/analysis-result'
import type { SessionState } from '@kaoiro/core/session/wire/session-state'

/** How an analysis ended. */
export type Outcome =
  | { readonly _tag: 'Completed'; readonly result: AnalysisResult }
  | { readonly _tag: 'Failed'; readonly reason: Reason }

/** How far a session has come, inside the service; clients see three statuses of it. */
export type Phase =
  | { readonly _tag: 'AwaitingPhoto' }
  | {
      readonly _tag: 'Analyzing'
      readonly request: AnalysisRequest
      /** Present as soon as the analysis has ended; clients see it once the photo is gone. */
      readonly outcome: O.Option<Outcome>
    }
  | {
      readonly _tag: 'Ended'
      /** Kept as long as the session, to know a repeated call by. */
      readonly request: AnalysisRequest
      readonly outcome: Outcome
      /** None for a session that a node of an earlier version has ended. */
      readonly photoDeletedAt: O.Option<Moment>
    }

/** Milliseconds since the epoch, by the store's clock. */
type Moment = number

export interface Session {
  /** A UUID: 122 random bits, and whoever knows it may read the result. */
  readonly id: string
  readonly createdAt: Moment
  readonly phase: Phase
}

/** Milliseconds after its creation from which on a session is removed by itself. */
export const sessionLife = 24 * 3_600_000

/**
 * Whether the session still needs a photo: for an analysis to come or under way. That analysis will also
 * remove it; once an outcome is recorded, or the session is gone, nobody but the sweep would look for it.
 */
export const needsPhoto = (session: O.Option<Session>): boolean => {
  if (O.isNone(session)) return false
  const { phase } = session.value
  return phase._tag === 'AwaitingPhoto' || (phase._tag === 'Analyzing' && O.isNone(phase.outcome))
}

/** A session counts as analysing from the start: its client polls only after it has requested the analysis. */
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

/** As `randomUUID` writes one. No session has another id, and PostgreSQL would reject the query. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const isSessionId = (text: string): boolean => uuid.test(text)
