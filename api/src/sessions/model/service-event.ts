import type { Reason } from '@kaoiro/core/diagnosis'
import type { Drift } from '@kaoiro/analyser/colour'
import type { Outcome } from './session.js'

/** Events for metrics and logs. They contain no personal data. */
export type ServiceEvent =
  | { readonly _tag: 'SessionCreated' }
  /** Stored in this service's own bucket; uploads to an external bucket are not seen. */
  | { readonly _tag: 'PhotoStored' }
  | { readonly _tag: 'AnalysisQueued' }
  /** Rejected because the space for pending photos is used up. */
  | { readonly _tag: 'PhotoTurnedAway' }
  | { readonly _tag: 'AnalysisTurnedAway'; readonly because: QueueRefusal }
  | {
      readonly _tag: 'AnalysisEnded'
      readonly outcome: Outcome['_tag']
      readonly reason: Reason | null
      /** Seconds from taking the job to publishing its outcome. */
      readonly seconds: number
    }
  /** The analysis threw an error and its job was requeued. */
  | { readonly _tag: 'AnalysisBrokeOff'; readonly error: unknown }
  /** Jobs wait that only nodes of another version can read. */
  | { readonly _tag: 'UnknownJobsWaiting'; readonly waiting: number }
  /** The session failed because it had used up its tries. */
  | { readonly _tag: 'AnalysisGivenUp' }
  | { readonly _tag: 'SessionDeleted' }
  /** Rejected by a rate limit. */
  | { readonly _tag: 'RequestTurnedAway'; readonly limit: RateLimit }
  | { readonly _tag: 'PageSent'; readonly page: Page }
  | { readonly _tag: 'Swept'; readonly photos: number; readonly sessions: number }
  /** Today's colours left the norms by more than chance. Once a day, on each node that analyses. */
  | ({ readonly _tag: 'NormsDrifted' } & Omit<Drift, 'excess'>)
  /** A background task failed; it will be retried. */
  | { readonly _tag: 'TaskFailed'; readonly task: string; readonly error: unknown }

/** Why an analysis is rejected: the queue is full, or the client has used up its share. */
export type QueueRefusal = 'full' | 'share'

export type RateLimit = 'sessions-per-address' | 'sessions-in-all' | 'requests-per-address'

/** Pages of the site by kind, and the preview images of links. */
export type Page = 'first-screen' | 'result' | 'comparison' | 'card'

export type Emit = (event: ServiceEvent) => void
