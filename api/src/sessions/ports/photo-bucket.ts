import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'

/** A photo as it lies in the bucket, or a part of one: being written, or left by a process that was killed. */
export interface StoredPhoto {
  /** What `discard` knows it by. */
  readonly name: string
  /** None for parts that an earlier version wrote. */
  readonly session: Option<string>
  readonly bytes: number
  readonly isPart: boolean
}

/** Photos by session id: first the JPEG that was uploaded, then its pixmap, or that it has none. */
export interface PhotoBucket {
  /** Where the session's photo is to be PUT, for five minutes; `origin` is this service's own. */
  readonly uploadUrl: (id: string, origin: string) => Promise<string>
  /** None if there is no photo; left if it has more than `maxUploadBytes`. */
  readonly get: (id: string) => Promise<Option<Either<'TooLarge', Uint8Array>>>
  /** Puts one in the place of what is there. */
  readonly replace: (id: string, photo: Uint8Array) => Promise<void>
  /** With all its parts. False if there was none, which is no error. */
  readonly remove: (id: string) => Promise<boolean>
  /** All of them; files that are not this service's are left out. */
  readonly list: () => Promise<ReadonlyArray<StoredPhoto>>
  /** One of those that were listed. False if it is known to have gone meanwhile; S3 does not say. */
  readonly discard: (name: string) => Promise<boolean>
  /** Rejects if photos cannot be kept now. */
  readonly check: () => Promise<void>
}

/** A bucket that is a part of this service: uploads come through it. */
export interface LocalPhotoBucket extends PhotoBucket {
  /** Left if the session has a photo already, or was removed with what had been written of this one. */
  readonly put: (id: string, jpeg: Uint8Array) => Promise<Either<'AlreadyThere' | 'Removed', void>>
}
