import type { Option } from 'fp-ts/lib/Option.js'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { Outcome, Session } from '../model/session.js'

/** Sessions created before these times have expired. Milliseconds since the epoch, by the store's clock. */
interface CreationLimits {
  /** The limit for sessions before their analysis is requested. */
  readonly pending: number
  /** The limit for all sessions. */
  readonly any: number
}

/**
 * Each change is one atomic statement, so that it succeeds on only one of several nodes. Ages are measured by the
 * store's clock.
 */
export interface SessionStore {
  /**
   * Adds a session that awaits its photo.
   *
   * @param client who created the session; stored only until the analysis is requested
   */
  readonly add: (id: string, client: string) => Promise<void>
  readonly get: (id: string) => Promise<Option<Session>>
  /** The ids of sessions in analysis or waiting for it. */
  readonly analysing: () => Promise<ReadonlyArray<string>>
  /** Starts the analysis phase; false if the session does not await its photo. */
  readonly begin: (id: string, request: AnalysisRequest) => Promise<boolean>
  /** Records the outcome of an analysis, unless one is recorded. */
  readonly recordOutcome: (id: string, outcome: Outcome) => Promise<void>
  /** Removes a session and returns it; none if it does not exist. */
  readonly remove: (id: string) => Promise<Option<Session>>
  /** Rejects if sessions cannot be stored now. */
  readonly check: () => Promise<void>
  /** The store's clock, in milliseconds since the epoch. */
  readonly now: () => Promise<number>
  /** Returns the number of removed sessions. */
  readonly removeExpired: (limits: CreationLimits) => Promise<number>
  /** Which of these sessions still need their photo. */
  readonly needingPhoto: (
    ids: ReadonlyArray<string>,
    limits: CreationLimits,
  ) => Promise<ReadonlySet<string>>
}
