import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Refusal } from '@kaoiro/core/photo/accept'
import { acceptPhoto } from '@kaoiro/core/photo/accept'
import { orientationOf, uprightSize } from '@kaoiro/core/photo/orientation'
import type { PrepareError } from '@kaoiro/core/photo/prepare-error'
import { isWhole } from '@kaoiro/core/photo/whole'
import { inWorker } from './in-worker.js'
import { onMainThread } from './on-main-thread.js'
import type { PhotoHeader, PreparedPhoto } from './prepared-photo.js'

export { warmUp } from './in-worker.js'
export type { PreparedPhoto } from './prepared-photo.js'

export type PhotoProblem = Refusal | PrepareError

/** A picked file as the photo that is sent: upright, longer side 708, JPEG of quality 0.92. */
export const preparePhoto =
  (file: Blob): TE.TaskEither<PhotoProblem, PreparedPhoto> =>
  async () => {
    const start = performance.now()
    const photo = await prepared(file)()
    // What `npm run bench:ui` reads.
    performance.measure('photo-prepared', { start })
    return photo
  }

const prepared = (file: Blob): TE.TaskEither<PhotoProblem, PreparedPhoto> =>
  pipe(
    TE.tryCatch(
      async () => new Uint8Array(await file.arrayBuffer()),
      (): PhotoProblem => ({ _tag: 'FileNotRead' }),
    ),
    TE.bindTo('bytes'),
    TE.bind('header', ({ bytes }) => TE.fromEither(headerOf(bytes))),
    TE.flatMap(({ bytes, header }) =>
      pipe(
        TE.fromTaskOption(() => undefined)(inWorker(bytes, header)),
        TE.orElse(() => onMainThread(file, header)),
      ),
    ),
  )

/** A photo as its bytes show it before anything is decoded. */
const headerOf = (bytes: Uint8Array): E.Either<PhotoProblem, PhotoHeader> =>
  pipe(
    acceptPhoto(bytes),
    E.filterOrElseW(
      ({ type }) => isWhole(bytes, type),
      (): PhotoProblem => ({ _tag: 'ImageNotLoaded' }),
    ),
    E.map(({ type, ...stored }) => {
      const orientation = orientationOf(bytes)
      return { type, upright: uprightSize(orientation)(stored), turned: orientation !== 1 }
    }),
  )
