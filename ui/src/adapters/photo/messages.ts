import type { PhotoHeader, PreparedPhoto } from './prepared-photo.js'

/** What the page asks of the worker. The bytes are handed over, not copied. */
export interface PhotoRequest {
  readonly number: number
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly header: PhotoHeader
}

/** What the worker says: once that it runs, then an answer to each request. */
export type WorkerMessage =
  | { readonly _tag: 'Running' }
  | {
      readonly _tag: 'Answer'
      readonly number: number
      /** Null where the worker cannot prepare the photo; the page finds out why in its own way. */
      readonly photo: PreparedPhoto | null
    }
