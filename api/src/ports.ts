import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { Landmarks } from '@kaoiro/core/analysis/landmarks'
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
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly phase: Phase
}

/** Every change is one statement, so that of two nodes that try the same only one gets through. */
export interface SessionStore {
  readonly add: (session: Session) => Promise<void>
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
  /** How many were removed. */
  readonly removeOlderThan: (time: number) => Promise<number>
}

/** Sessions that wait for their analysis, first come, first served; on all nodes the same line. */
export interface AnalysisQueue {
  readonly add: (id: string) => Promise<void>
  /** How many wait, without those under way. */
  readonly length: () => Promise<number>
  /** Up to so many; who takes one has 20 seconds for it, then another may take it. */
  readonly take: (most: number) => Promise<ReadonlyArray<string>>
  /** For another try, on whatever node; to the given up ones where it was the last. */
  readonly giveBack: (id: string) => Promise<void>
  /** Those whose tries are used up, each told once; up to so many. They are still to be removed. */
  readonly takeGivenUp: (most: number) => Promise<ReadonlyArray<string>>
  /** Out of the line, waiting or under way. It is no error where it is not in it. */
  readonly remove: (id: string) => Promise<void>
}

/** What is kept of sessions: both tables, in one database. */
export interface Records {
  readonly store: SessionStore
  readonly queue: AnalysisQueue
}

export interface Persistence extends Records {
  /** All of the work, or none of it. */
  readonly atomically: <A>(work: (records: Records) => Promise<A>) => Promise<A>
}

/** Photos by session id: first the JPEG that was uploaded, then its pixmap. */
export interface PhotoBucket {
  /** Where the session's photo is to be PUT, for five minutes; `origin` is this service's own. */
  readonly uploadUrl: (id: string, origin: string) => Promise<string>
  /** None where there is no photo; left where it has more than `mostUploadBytes`. */
  readonly get: (id: string) => Promise<Option<Either<'TooLarge', Uint8Array>>>
  /** Puts one in the place of what is there. */
  readonly replace: (id: string, photo: Uint8Array) => Promise<void>
  /** False where there was none, which is no error. */
  readonly remove: (id: string) => Promise<boolean>
  /** How many were removed. */
  readonly removeOlderThan: (time: number) => Promise<number>
  /** Rejects where photos cannot be kept now. */
  readonly check: () => Promise<void>
}

/** A bucket that is a part of this service: uploads come through it. */
export interface OwnPhotoBucket extends PhotoBucket {
  /** Left where the session has a photo already. */
  readonly put: (id: string, jpeg: Uint8Array) => Promise<Either<'AlreadyThere', void>>
}

/** Photos on other threads than the one that answers requests. Rejects where a thread dies or hangs. */
export interface Analyser {
  /** How many photos it works on at once. */
  readonly threads: number
  /** An uploaded JPEG as nothing but its pixels in sRGB: no metadata, and no decoder is needed again. */
  readonly toPixmap: (jpeg: Uint8Array) => Promise<Either<'unreadable-photo', Uint8Array>>
  readonly analyse: (
    pixmap: Uint8Array,
    request: AnalysisRequest,
  ) => Promise<Either<Reason, AnalysisResult>>
  readonly close: () => Promise<void>
}

/** The mesh of every face in a photo, the surest first. */
export type FaceDetector = (pixels: Pixels) => Promise<ReadonlyArray<Landmarks>>

/** Milliseconds since the epoch. */
export type Clock = () => number
