import type { Either } from 'fp-ts/lib/Either.js'
import type { UploadAddressError } from './session-error.js'

/** The only media type for uploads. */
export const uploadType = 'image/jpeg'

/** Milliseconds from the creation of a session within which its upload must begin. */
export const uploadLife = 5 * 60_000

/** Checks that an upload address was issued by this service and has not expired. */
export type CheckUpload = (
  id: string,
  query: Readonly<Record<string, unknown>>,
) => Either<UploadAddressError, void>
