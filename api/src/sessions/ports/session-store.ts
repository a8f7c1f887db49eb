import type { Option } from 'fp-ts/lib/Option.js'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis/analysis-request'
import type { Outcome, Session } from '../model/session.js'

/** Sessions created before these moments are over; milliseconds since the epoch by the store's clock. */
interface CreationLimits {
  /** For sessions whose analysis nobody has requested. */
  readonly pending: number
  /** For all. */
  readonly any: number
}

/**
 * Every change is one statement, so that of two nodes that try the same only one gets through. Ages are
 * measured by the store's own clock; one that has been set back makes nothing younger than new.
 */
export interface SessionStore {
  /** A new session, which awaits its photo. @param client whom that counts for; kept until its analysis is requested */
  readonly add: (id: string, client: string) => Promise<void>
  readonly get: (id: string) => Promise<Option<Session>>
  /** The ids of those that are being analysed or wait for it. */
  readonly analysing: () => Promise<ReadonlyArray<string>>
  /** From awaiting its photo to analysing; false if the session is not awaiting one. */
  readonly begin: (id: string, request: AnalysisRequest) => Promise<boolean>
  /** Records the outcome of an analysis under way; the first one stands. */
  readonly recordOutcome: (id: string, outcome: Outcome) => Promise<void>
  /** The session as it was; none if there was none. */
  readonly remove: (id: string) => Promise<Option<Session>>
  /** The store's clock, in milliseconds since the epoch. */
  readonly now: () => Promise<number>
  /** How many were removed. */
  readonly removeExpired: (limits: CreationLimits) => Promise<number>
  /** Which of these still need their photo: for an analysis to come or under way. */
  readonly needingPhoto: (
    ids: ReadonlyArray<string>,
    limits: CreationLimits,
  ) => Promise<ReadonlySet<string>>
}
