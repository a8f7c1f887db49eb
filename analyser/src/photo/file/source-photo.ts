import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Dimensions, Refusal } from '@kaoiro/core/photo'
import { maxUploadBytes, preparedSide } from '@kaoiro/core/photo'
import { withoutChunks } from '../png/chunks.js'
import type { AcceptedPhoto } from './accept.js'
import { acceptPhoto, withEndMarker } from './accept.js'
import type { Orientation } from './orientation.js'
import { orientationOf, pngExifChunk, uprightSize } from './orientation.js'

/** An accepted photo, as its header describes it. */
export interface SourcePhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: AcceptedPhoto['type']
  /** Upright dimensions. */
  readonly upright: Dimensions
  /** Whether the orientation differs from upright. */
  readonly turned: boolean
  /** Orientation of the image as a browser decodes it: 1 if it turns it upright. */
  readonly decoded: Orientation
}

/** Why a file is not a photo: it is unsuitable, or lacks image data after a valid header. */
type Problem = Refusal | { readonly _tag: 'ImageNotLoaded' }

/** The photo in a file's bytes, or why it is none. */
export function sourcePhoto(bytes: Uint8Array<ArrayBuffer>): E.Either<Problem, SourcePhoto> {
  return pipe(
    acceptPhoto(bytes),
    E.flatMap(({ type, ...stored }): E.Either<Problem, SourcePhoto> => {
      const whole = withEndMarker(bytes, type)
      // The header is valid, so the file is not rejected as unsuitable. The specification has an
      // error for images that cannot be loaded (§8).
      if (whole === null) return E.left({ _tag: 'ImageNotLoaded' })
      const orientation = orientationOf(bytes)
      const photo = { type, upright: uprightSize(orientation)(stored), turned: orientation !== 1 }
      // Some browsers turn a PNG by its EXIF data and some do not, so the chunk is removed.
      return E.right(
        type === 'png' && photo.turned
          ? { ...photo, bytes: withoutChunks([pngExifChunk], bytes), decoded: orientation }
          : { ...photo, bytes: whole, decoded: 1 },
      )
    }),
  )
}

/** Whether the service accepts a photo without preparation: an upright JPEG within its limits. */
export function isSentAsItIs({ bytes, type, turned, upright }: SourcePhoto): boolean {
  return (
    type === 'jpeg' &&
    !turned &&
    bytes.length <= maxUploadBytes &&
    Math.max(upright.width, upright.height) <= preparedSide
  )
}
