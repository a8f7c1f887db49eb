import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AcceptedPhoto, Orientation } from '@kaoiro/analyser/photo'
import type { Dimensions } from '@kaoiro/core/photo'
import {
  acceptPhoto,
  orientationOf,
  pngExifChunk,
  uprightSize,
  withoutChunks,
  withEndMarker,
} from '@kaoiro/analyser/photo'
import type { PhotoProblem } from '@kaoiro/screens/capture'

/** An accepted photo, as its header describes it. */
export interface SourcePhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: AcceptedPhoto['type']
  /** Upright dimensions. */
  readonly upright: Dimensions
  /** Whether the orientation differs from upright. */
  readonly turned: boolean
  /** Orientation of the image as the browser decodes it: 1 if the browser turns it upright. */
  readonly decoded: Orientation
}

/** Reads a file and checks its bytes. */
export const readPhoto =
  (file: Blob): TaskEither<PhotoProblem, SourcePhoto> =>
  () =>
    file.arrayBuffer().then(
      (buffer) => judge(new Uint8Array(buffer)),
      () => E.left({ _tag: 'FileNotRead' }),
    )

const judge = (bytes: Uint8Array<ArrayBuffer>): E.Either<PhotoProblem, SourcePhoto> =>
  pipe(
    acceptPhoto(bytes),
    E.flatMap(({ type, ...stored }): E.Either<PhotoProblem, SourcePhoto> => {
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
