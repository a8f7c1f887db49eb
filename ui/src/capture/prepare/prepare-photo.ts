import { pipe } from 'fp-ts/lib/function.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import * as TO from 'fp-ts/lib/TaskOption.js'
import { prepareInWorker } from './prepare-in-worker.js'
import { prepareOnMainThread } from './prepare-on-main-thread.js'
import type { PhotoProblem } from '@kaoiro/screens/capture'
import type { PreparedPhoto } from './prepared-photo.js'

export { ensureWorker } from './prepare-in-worker.js'

/** Prepares a picked file for upload: upright, longer side 708 pixels, JPEG quality 0.92. */
export const preparePhoto =
  (file: Blob): TaskEither<PhotoProblem, PreparedPhoto> =>
  async () => {
    const start = performance.now()
    const photo = await prepared(file)()
    // Read by `npm run bench:ui`.
    performance.measure('photo-prepared', { start })
    return photo
  }

const prepared = (file: Blob): TaskEither<PhotoProblem, PreparedPhoto> =>
  pipe(
    prepareInWorker(file),
    TO.getOrElse(() => prepareOnMainThread(file)),
  )
