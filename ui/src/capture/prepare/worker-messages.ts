import type { Either } from 'fp-ts/lib/Either.js'
import type { PhotoProblem } from '@kaoiro/screens/capture'
import type { PreparedPhoto } from './prepared-photo.js'

/** The page's request to prepare a file. */
export interface PrepareRequest {
  readonly number: number
  readonly file: Blob
}

/** Messages of the worker: one when it has started, then one answer per request. */
export type WorkerMessage =
  | { readonly _tag: 'Running' }
  | {
      readonly _tag: 'Answer'
      readonly number: number
      /** Null if the worker cannot prepare the photo; the main thread then tries and reports the cause. */
      readonly photo: Either<PhotoProblem, PreparedPhoto> | null
    }
