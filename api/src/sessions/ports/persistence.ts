import type { AnalysisQueue } from './analysis-queue.js'
import type { PhotoSpace } from './photo-space.js'
import type { SessionStore } from './session-store.js'

/** What is kept of sessions: both tables, in one database. */
export interface Records {
  readonly store: SessionStore
  readonly queue: AnalysisQueue
  /**
   * Lets clients see the outcome that was recorded, notes that the session's photo is deleted by now, and takes its
   * job out of the queue: all of it or nothing. Without a recorded outcome only the job goes.
   */
  readonly conclude: (id: string) => Promise<void>
}

export interface Persistence extends Records {
  readonly space: PhotoSpace
  /** All of the work, or none of it. */
  readonly atomically: <A>(work: (records: Records) => Promise<A>) => Promise<A>
}
