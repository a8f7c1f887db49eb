import type { Option } from 'fp-ts/lib/Option.js'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { Outcome, Session } from '../model/session.js'

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

/** The queue as one client sees it. */
export interface QueueState {
  /** The number of waiting sessions, without active ones. */
  readonly waiting: number
  /** The number of waiting sessions of this client. */
  readonly own: number
  /** The highest arrival number in the queue, including active jobs; 0 if it is empty. */
  readonly lastArrival: number
}

/** A session's position in the queue. */
export interface QueuePosition {
  /** Counts up, and starts from 1 when the queue is empty. Concurrent arrivals may have the same number. */
  readonly arrival: number
  /** Jobs with the highest priority are taken first, jobs with equal priority in order of arrival. */
  readonly priority: number
}

export interface Job {
  /** The id of the session. */
  readonly id: string
  /** The trace of the request for the analysis, as a `traceparent`. */
  readonly trace?: string
}

/** Sessions waiting for their analysis. All nodes share the queue. */
export interface AnalysisQueue {
  /** @param client kept only while the session is in the queue */
  readonly add: (id: string, client: string, position: QueuePosition) => Promise<void>
  /** The number of waiting sessions, without active ones. */
  readonly length: () => Promise<number>
  /** The number of waiting sessions in formats that only nodes of other versions can read. */
  readonly unknown: () => Promise<number>
  readonly stateFor: (client: string) => Promise<QueueState>
  /** Takes up to `max` jobs. A job that is neither ended nor renewed within 20 s can be taken again. */
  readonly take: (max: number) => Promise<ReadonlyArray<Job>>
  /** Gives jobs that were taken 20 s more. */
  readonly renew: (ids: ReadonlyArray<string>) => Promise<void>
  /** Requeues a job for another try. After its last try, moves it to the exhausted jobs. */
  readonly requeue: (id: string) => Promise<void>
  /** Takes up to `max` exhausted jobs. Each is returned only once. */
  readonly takeExhausted: (max: number) => Promise<ReadonlyArray<string>>
  /** Removes a job, waiting or active, if it is in the queue. */
  readonly remove: (id: string) => Promise<void>
}
