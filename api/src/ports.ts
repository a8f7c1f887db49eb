import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { Landmarks } from '@kaoiro/core/analysis/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Reason } from '@kaoiro/core/session/reason'
import type { AnalysisRequest, AnalysisResult } from '@kaoiro/core/session/wire'

/** How far a session has come, inside the service; clients see three statuses of it. */
export type Phase =
  | { readonly _tag: 'AwaitingPhoto' }
  | { readonly _tag: 'PhotoReceived' }
  | { readonly _tag: 'Analyzing' }
  | { readonly _tag: 'Completed'; readonly result: AnalysisResult }
  | { readonly _tag: 'Failed'; readonly reason: Reason }

export interface Session {
  readonly id: string
  /** The secret part of the session's upload address. */
  readonly uploadKey: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly phase: Phase
}

export interface SessionStore {
  readonly add: (session: Session) => Promise<void>
  readonly get: (id: string) => Promise<Option<Session>>
  /** Moves a session on if it is in the phase `from`, in one step; false where it is not. */
  readonly advance: (id: string, from: Phase['_tag'], to: Phase) => Promise<boolean>
  readonly removeOlderThan: (time: number) => Promise<void>
}

/** Photos by session id. */
export interface PhotoBucket {
  /** Left where the session has a photo already. */
  readonly put: (id: string, jpeg: Uint8Array) => Promise<Either<'AlreadyThere', void>>
  readonly get: (id: string) => Promise<Uint8Array>
  /** Removing what is not there is no error. */
  readonly remove: (id: string) => Promise<void>
  readonly removeOlderThan: (time: number) => Promise<void>
}

/** Runs an analysis somewhere else than on the thread that answers requests. */
export interface AnalysisQueue {
  readonly run: (
    jpeg: Uint8Array,
    request: AnalysisRequest,
  ) => Promise<Either<Reason, AnalysisResult>>
  readonly close: () => Promise<void>
}

/** The mesh of every face in a photo, the surest first. */
export type FaceDetector = (pixels: Pixels) => Promise<ReadonlyArray<Landmarks>>

/** Milliseconds since the epoch. */
export type Clock = () => number
