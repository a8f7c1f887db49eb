import * as E from 'fp-ts/lib/Either.js'
import type { Reason } from '@kaoiro/core/diagnosis'
import type { Dimensions, QualityHint } from '@kaoiro/core/photo'
import { maxUploadBytes, preparedSide } from '@kaoiro/core/photo'
import type { PhotoProblem } from '@kaoiro/screens/capture'
import type { SourcePhoto } from './read-photo.js'

/** The check of light and size, without the face. */
export interface PhotoQuality {
  /** Why the analysis rejects the photo with any face; null if that depends on the face. */
  readonly refusal: Reason | null
  readonly hints: ReadonlyArray<QualityHint>
}

/** The photo as shown and sent. */
export interface PreparedPhoto extends Dimensions, PhotoQuality {
  readonly jpeg: Uint8Array<ArrayBuffer>
}

/** The photo without preparation, if the service accepts it so: an upright JPEG within its limits. */
export function asItIs(photo: SourcePhoto): E.Either<PhotoProblem, PreparedPhoto> {
  const { bytes, type, turned, upright } = photo
  return type === 'jpeg' &&
    !turned &&
    bytes.length <= maxUploadBytes &&
    Math.max(upright.width, upright.height) <= preparedSide
    ? E.right({ jpeg: bytes, ...upright, refusal: null, hints: [] })
    : E.left({ _tag: 'UntruePixels' })
}
