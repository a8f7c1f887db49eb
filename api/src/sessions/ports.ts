import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Reason } from '@kaoiro/core/session/reason'
import type { AnalysisRequest, AnalysisResult } from '@kaoiro/core/session/wire'

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
      /** There as soon as the analysis has ended; clients see it once the photo is gone. */
      readonly outcome: Option<Outcome>
    }
  | { readonly _tag: 'Ended'; readonly outcome: Outcome }

export interface Session {
  /** A UUID: 122 random bits, and whoever knows it may read the result. */
  readonly id: string
  readonly phase: Phase
}

/** Moments, in milliseconds since the epoch by the store's clock: what was created before is over. */
interface Limits {
  /** For sessions whose analysis nobody has asked for. */
  readonly pending: number
  /** For all. */
  readonly any: number
}

/**
 * Every change is one statement, so that of two nodes that try the same only one gets through. Ages are
 * measured by the store's own clock; one that has been set back makes nothing younger than new.
 */
export interface SessionStore {
  /** A new session, which awaits its photo. */
  readonly add: (id: string) => Promise<void>
  readonly get: (id: string) => Promise<Option<Session>>
  /** The ids of those that are being analysed or wait for it. */
  readonly analysing: () => Promise<ReadonlyArray<string>>
  /** From awaiting its photo to analysing; false where the session is not awaiting one. */
  readonly begin: (id: string, request: AnalysisRequest) => Promise<boolean>
  /** Notes the outcome of an analysis under way; the first one stands. */
  readonly settle: (id: string, outcome: Outcome) => Promise<void>
  /** Shows the outcome that was noted. */
  readonly end: (id: string) => Promise<void>
  /** The session as it was; none where there is none. */
  readonly remove: (id: string) => Promise<Option<Session>>
  /** The store's clock, in milliseconds since the epoch. */
  readonly now: () => Promise<number>
  /** How many were removed. */
  readonly removeOver: (limits: Limits) => Promise<number>
  /** Which of these need their photo still: for an analysis to come or under way. */
  readonly needingPhoto: (
    ids: ReadonlyArray<string>,
    limits: Limits,
  ) => Promise<ReadonlySet<string>>
}

/** Room for photos whose analysis nobody has asked for: so many bytes for all nodes together. */
export interface PhotoSpace {
  /**
   * For the photo of this session, until its analysis is asked for or the session is gone. False where there
   * is not as much. @param beside bytes that are there, too, and may be of no session any more
   */
  readonly reserve: (id: string, bytes: number, beside?: number) => Promise<boolean>
  /**
   * Has each of these photos take its true size, and a session none that is older than `addressLife`
   * (milliseconds) and has no photo among them.
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

/** The queue as one client sees it. */
export interface QueueState {
  /** How many wait, without those under way. */
  readonly waiting: number
  /** How many of them are the client's. */
  readonly own: number
  /** The highest arrival number in the queue, those under way included; 0 where it is empty. */
  readonly lastArrival: number
}

/** A session's place in the order of the queue. */
export interface Turn {
  /** Counts from 1 since the queue was empty; those that came at the same moment may share one. */
  readonly arrival: number
  /** The highest is taken first, of equal ones the first that was added. */
  readonly priority: number
}

/** Sessions that wait for their analysis, by their turns; on all nodes the same line. */
export interface AnalysisQueue {
  /** @param client whose session it is; kept no longer than its place in the queue */
  readonly add: (id: string, client: string, turn: Turn) => Promise<void>
  /** How many wait, without those under way. */
  readonly length: () => Promise<number>
  readonly stateFor: (client: string) => Promise<QueueState>
  /** Up to so many; who takes one has 20 seconds for it, then another may take it. */
  readonly take: (max: number) => Promise<ReadonlyArray<string>>
  /** For another try, on whatever node; to the given up ones where it was the last. */
  readonly giveBack: (id: string) => Promise<void>
  /** Those whose tries are used up, each told once; up to so many. They are still to be removed. */
  readonly takeGivenUp: (max: number) => Promise<ReadonlyArray<string>>
  /** Out of the line, waiting or under way. It is no error where it is not in it. */
  readonly remove: (id: string) => Promise<void>
}

/** What is kept of sessions: both tables, in one database. */
export interface Records {
  readonly store: SessionStore
  readonly queue: AnalysisQueue
}

export interface Persistence extends Records {
  readonly space: PhotoSpace
  /** All of the work, or none of it. */
  readonly atomically: <A>(work: (records: Records) => Promise<A>) => Promise<A>
}

/** A photo as it lies in the bucket, or a part of one: being written, or left by a process that was killed. */
export interface StoredPhoto {
  /** What `discard` knows it by. */
  readonly name: string
  /** None in parts that an earlier version wrote. */
  readonly session: Option<string>
  readonly bytes: number
  readonly isPart: boolean
}

/** Photos by session id: first the JPEG that was uploaded, then its pixmap, or that it has none. */
export interface PhotoBucket {
  /** Where the session's photo is to be PUT, for five minutes; `origin` is this service's own. */
  readonly uploadUrl: (id: string, origin: string) => Promise<string>
  /** None where there is no photo; left where it has more than `maxUploadBytes`. */
  readonly get: (id: string) => Promise<Option<Either<'TooLarge', Uint8Array>>>
  /** Puts one in the place of what is there. */
  readonly replace: (id: string, photo: Uint8Array) => Promise<void>
  /** With all its parts. False where there was none, which is no error. */
  readonly remove: (id: string) => Promise<boolean>
  /** All of them, but for what is not of this service. */
  readonly list: () => Promise<ReadonlyArray<StoredPhoto>>
  /** One of those that were listed; false where it has gone meanwhile. */
  readonly discard: (name: string) => Promise<boolean>
  /** Rejects where photos cannot be kept now. */
  readonly check: () => Promise<void>
}

/** A bucket that is a part of this service: uploads come through it. */
export interface OwnPhotoBucket extends PhotoBucket {
  /** Left where the session has a photo already, or was removed with what had been written of this one. */
  readonly put: (id: string, jpeg: Uint8Array) => Promise<Either<'AlreadyThere' | 'Removed', void>>
}

/** Photos on other threads than the one that answers requests. Rejects where a thread dies or hangs. */
export interface Analyser {
  /** How many photos it works on at once. */
  readonly threads: number
  /**
   * An uploaded JPEG as nothing but its pixels in sRGB: no metadata, and no decoder is needed again. One that
   * takes longer than any photo is unreadable.
   */
  readonly toPixmap: (jpeg: Uint8Array) => Promise<Either<'unreadable-photo', Uint8Array>>
  readonly analyse: (
    pixmap: Uint8Array,
    request: AnalysisRequest,
  ) => Promise<Either<Reason, AnalysisResult>>
  readonly close: () => Promise<void>
}

/** The mesh of every face in a photo, the surest first. */
export type FaceDetector = (pixels: Pixels) => Promise<ReadonlyArray<Landmarks>>

/** Milliseconds: since the epoch, or since any moment where only differences count. */
export type Clock = () => number
