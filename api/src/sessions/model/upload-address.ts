import type { Either } from 'fp-ts/lib/Either.js'
import type { UploadAddressError } from './session-error.js'

/** The one media type that an upload address is for. */
export const uploadType = 'image/jpeg'

/** Milliseconds between the creation of a session and the last moment at which its upload may begin. */
export const uploadLife = 5 * 60_000

/** Checks that an upload came by an address that this service has given out and that is still valid. */
export type CheckUpload = (
  id: string,
  query: Readonly<Record<string, unknown>>,
) => Either<UploadAddressError, void>
