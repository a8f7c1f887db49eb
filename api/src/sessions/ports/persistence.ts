import type { AnalysisQueue } from './analysis-queue.js'
import type { SessionStore } from './session-store.js'

/** Sessions and their queue, in one database. */
export interface Records {
  readonly store: SessionStore
  readonly queue: AnalysisQueue
  /**
   * Atomically publishes the recorded outcome and removes the job. Without a recorded outcome, only removes the job.
   * @param isPhotoDeleted whether to record the time as that of the photo's deletion
   */
  readonly conclude: (id: string, isPhotoDeleted: boolean) => Promise<void>
}

export interface Persistence extends Records {
  readonly space: PhotoSpace
  readonly atomically: <A>(work: (records: Records) => Promise<A>) => Promise<A>
}

/** The limited space for pending photos (their analysis is not requested yet), shared by all nodes. */
export interface PhotoSpace {
  /**
   * Reserves space for a session's photo until the analysis is requested or the session is removed. False if there is
   * not enough, or if all photos of a client with earlier ones would exceed the space still free (as in `admit`).
   * @param otherBytes bytes in use that may no longer belong to a session
   */
  readonly reserve: (id: string, bytes: number, otherBytes?: number) => Promise<boolean>
  /**
   * Sets reservations to the actual sizes of the photos. Frees the reservations of sessions that are older than
   * `addressLife` milliseconds and still lack a photo.
   */
  readonly measure: (photos: ReadonlyArray<PhotoSize>, addressLife: number) => Promise<void>
  /** The number of reserved bytes. */
  readonly reserved: () => Promise<number>
}

/** The size of a session's photo in bytes. */
interface PhotoSize {
  readonly id: string
  readonly bytes: number
}
