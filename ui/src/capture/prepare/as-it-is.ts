import * as E from 'fp-ts/lib/Either.js'
import { maxUploadBytes, preparedSide } from '@kaoiro/core/photo'
import type { PhotoProblem, PreparedPhoto } from './prepared-photo.js'
import type { SourcePhoto } from './read-photo.js'

/** The photo without preparation, if the service accepts it so: an upright JPEG within its limits. */
export const asItIs = (photo: SourcePhoto): E.Either<PhotoProblem, PreparedPhoto> => {
  const { bytes, type, turned, upright } = photo
  return type === 'jpeg' &&
    !turned &&
    bytes.length <= maxUploadBytes &&
    Math.max(upright.width, upright.height) <= preparedSide
    ? E.right({ jpeg: bytes, ...upright, refusal: null, hints: [] })
    : E.left({ _tag: 'UntruePixels' })
}
