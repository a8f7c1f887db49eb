import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import type { Outcome } from './session.js'

/** What happens in the service, for metrics and logs. Nothing in it says anything about a person. */
export type ServiceEvent =
  | { readonly _tag: 'SessionCreated' }
  | { readonly _tag: 'AnalysisQueued' }
  /** There was no room for another photo whose analysis nobody has requested. */
  | { readonly _tag: 'PhotoTurnedAway' }
  | { readonly _tag: 'AnalysisTurnedAway'; readonly because: QueueRefusal }
  | {
      readonly _tag: 'AnalysisEnded'
      readonly outcome: Outcome['_tag']
      readonly reason: Reason | null
      /** Seconds from taking the job until everybody can see its outcome. */
      readonly seconds: number
    }
  /** Put back into the queue for another try. */
  | { readonly _tag: 'AnalysisBrokeOff'; readonly error: unknown }
  /** All tries are used up. */
  | { readonly _tag: 'AnalysisGivenUp' }
  | { readonly _tag: 'SessionDeleted' }
  /** By a rate limit. */
  | { readonly _tag: 'RequestTurnedAway'; readonly limit: RateLimit }
  | { readonly _tag: 'Swept'; readonly photos: number; readonly sessions: number }
  /** A background task; it is tried again. */
  | { readonly _tag: 'TaskFailed'; readonly task: string; readonly error: unknown }

/** Why an analysis is turned away: the queue is full, or its client's share of it is. */
export type QueueRefusal = 'full' | 'share'

export type RateLimit = 'sessions-per-address' | 'sessions-in-all' | 'requests-per-address'

export type Emit = (event: ServiceEvent) => void
