import type { Either } from 'fp-ts/lib/Either.js'
import type { PhotoProblem, PreparedPhoto } from './prepared-photo.js'

/** What the page posts: a file to prepare, of which only the handle is passed. */
export interface PrepareRequest {
  readonly number: number
  readonly file: Blob
}

/** What the worker posts: once that it runs, then an answer to each request. */
export type WorkerMessage =
  | { readonly _tag: 'Running' }
  | {
      readonly _tag: 'Answer'
      readonly number: number
      /** Null if only the page itself may manage it; the page then finds out why not. */
      readonly photo: Either<PhotoProblem, PreparedPhoto> | null
    }
