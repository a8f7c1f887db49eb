import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
import { acceptPhoto } from '@kaoiro/core/photo/file/accept'
import type { Dimensions } from '@kaoiro/core/photo/raster/pixels'
import { orientationOf, uprightSize } from '@kaoiro/core/photo/jpeg/orientation'
import { isComplete } from '@kaoiro/core/photo/file/complete'
import type { PhotoProblem } from './prepared-photo.js'

/** An accepted photo that is to be prepared, as its bytes show it before anything is decoded. */
export interface SourcePhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: AcceptedPhoto['type']
  /** The size when it is upright. */
  readonly upright: Dimensions
  /** Whether its stored rows lie another way than upright. */
  readonly turned: boolean
}

/** A file judged by its bytes, which are read once. */
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
    E.filterOrElseW(
      ({ type }) => isComplete(bytes, type),
      // Not a refusal, although the bytes alone show it: the header is valid, and the specification has an
      // error of its own for a picture that cannot be loaded (§8), which leads to the failed page.
      (): PhotoProblem => ({ _tag: 'ImageNotLoaded' }),
    ),
    E.map(({ type, ...stored }) => {
      const orientation = orientationOf(bytes)
      return { bytes, type, upright: uprightSize(orientation)(stored), turned: orientation !== 1 }
    }),
  )
