import type { AnalysisQueue } from './analysis-queue.js'
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

/** Room for photos whose analysis nobody has requested: so many bytes for all nodes together. */
export interface PhotoSpace {
  /**
   * For the photo of this session, until its analysis is requested or the session is gone. False if there is
   * not enough, or if the session's client would have more than it leaves free (`admit` shares the queue
   * likewise). @param beside bytes that also take room, and may no longer belong to a session
   */
  readonly reserve: (id: string, bytes: number, beside?: number) => Promise<boolean>
  /**
   * Corrects the reservations: each of these photos takes its true size, and a session that is older than
   * `addressLife` (milliseconds) and has no photo among them takes nothing.
   */
  readonly measure: (photos: ReadonlyArray<PhotoSize>, addressLife: number) => Promise<void>
  /** Bytes. */
  readonly reserved: () => Promise<number>
}

/** The session's id, and bytes. */
interface PhotoSize {
  readonly id: string
  readonly bytes: number
}
