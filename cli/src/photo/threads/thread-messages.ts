import type { Either } from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
import type { ImageEngine, PhotoFault, PreparedPhoto } from '../preparation.js'

/** What a thread is started with. */
export interface ThreadData {
  readonly engine: ImageEngine
}

/** A file to prepare, and what is known of it. */
export interface PrepareTask {
  readonly bytes: Uint8Array
  readonly accepted: AcceptedPhoto
}

/** What a thread answers: first whether it has its engine, then once for each file. */
export type ThreadMessage =
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'NoEngine'; readonly detail: string }
  | { readonly _tag: 'Answer'; readonly answer: Either<PhotoFault, PreparedPhoto> }
