import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { UploadAddressError } from '../model/session-error.js'

/** A photo in the bucket, or a part file, which is being written or was left by a killed process. */
export interface StoredPhoto {
  /** The name to pass to `discard`. */
  readonly name: string
  /** None for probes, and for part files of an earlier version: their names lack the session. */
  readonly session: Option<string>
  readonly bytes: number
  readonly isPart: boolean
}

/** Uploaded photos by session id. */
export interface PhotoBucket {
  /** The upload address, valid for five minutes. @param site the address of this service */
  readonly uploadUrl: (id: string, site: string) => Promise<string>
  /** The photo; none if missing, left if larger than `maxUploadBytes`. */
  readonly get: (id: string) => Promise<Option<Either<'TooLarge', Uint8Array>>>
  /** Removes the photo and its part files, if there are any. */
  readonly remove: (id: string) => Promise<void>
  /** All photos and part files, without foreign files. */
  readonly list: () => Promise<ReadonlyArray<StoredPhoto>>
  /** Removes a listed photo. False if it is known to have been removed already. */
  readonly discard: (name: string) => Promise<boolean>
  /** Writes, reads and removes a probe. Rejects if that fails. */
  readonly check: () => Promise<void>
}

/** A bucket that receives its uploads through this service. */
export interface LocalPhotoBucket extends PhotoBucket {
  /** Left if the session already has a photo, or was removed during the upload. */
  readonly put: (id: string, jpeg: Uint8Array) => Promise<Either<'AlreadyThere' | 'Removed', void>>
}

/** The only media type for uploads. */
export const uploadType = 'image/jpeg'

/** Milliseconds from the creation of a session within which its upload must begin. */
export const uploadLife = 5 * 60_000

/** Checks that an upload address was issued by this service and has not expired. */
export type CheckUpload = (
  id: string,
  query: Readonly<Record<string, unknown>>,
) => Either<UploadAddressError, void>
