import type { Reason } from '@kaoiro/core/session/reason'
import type { Outcome } from '../ports.js'
import type { Refusal } from '../analysis/queue-position.js'

/** What happens in the service, for metrics and logs. Nothing in it tells of a person. */
export type ServiceEvent =
  | { readonly _tag: 'SessionCreated' }
  | { readonly _tag: 'AnalysisQueued' }
  /** There was no room for another photo whose analysis nobody has asked for. */
  | { readonly _tag: 'PhotoTurnedAway' }
  /** The line was full, or the client's share of it. */
  | { readonly _tag: 'AnalysisTurnedAway'; readonly because: Refusal }
  | {
      readonly _tag: 'AnalysisEnded'
      readonly outcome: Outcome['_tag']
      readonly reason: Reason | null
      /** Seconds from taking the job until everybody can see its end. */
      readonly seconds: number
    }
  /** Given back to the line for another try. */
  | { readonly _tag: 'AnalysisBrokeOff'; readonly error: unknown }
  /** All tries used up. */
  | { readonly _tag: 'AnalysisGivenUp' }
  | { readonly _tag: 'SessionDeleted' }
  /** By a rate limit. */
  | { readonly _tag: 'RequestTurnedAway'; readonly limit: RateLimit }
  | { readonly _tag: 'Swept'; readonly photos: number; readonly sessions: number }
  /** A task that nobody waits for; it is tried again. */
  | { readonly _tag: 'TaskFailed'; readonly task: string; readonly error: unknown }

export type RateLimit = 'sessions-per-address' | 'sessions-in-all' | 'requests-per-address'

export type Tell = (event: ServiceEvent) => void
