import type { Either } from 'fp-ts/lib/Either.js'
import type { PhotoProblem, PreparedPhoto } from './prepared-photo.js'

/** What the page asks of the worker: to prepare a file, of which only the handle is passed. */
export interface PrepareRequest {
  readonly number: number
  readonly file: Blob
}

/** What the worker says: once that it runs, then an answer to each request. */
export type WorkerMessage =
  | { readonly _tag: 'Running' }
  | {
      readonly _tag: 'Answer'
      readonly number: number
      /** Null where only the page itself may manage it; it then finds out why not. */
      readonly photo: Either<PhotoProblem, PreparedPhoto> | null
    }
