import type { Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { TaskOption } from 'fp-ts/lib/TaskOption.js'
import * as TO from 'fp-ts/lib/TaskOption.js'
import type { WorkerCalls } from '../../adapters/worker-calls.js'
import { inTime, openWorker } from '../../adapters/worker-calls.js'
import { fileAddress } from '../../site/address.js'
import type { PhotoFunctions } from './photo-worker.js'
import photoWorker from './photo-worker.ts?worker&url'
import { prepareOnMainThread } from './prepare-on-main-thread.js'
import type { PhotoProblem } from '@kaoiro/screens/capture'
import type { PreparedPhoto } from './prepared-photo.js'

/** Time in ms to wait for the worker to start before preparing on the main thread. */
const workerStartTimeout = 3_000

/**
 * Time in ms to wait for the worker's answer. The largest photo takes a slow phone a few seconds.
 */
const workerAnswerTimeout = 10_000

/** The shared worker; null before its first use and after a failure. */
let current: WorkerCalls<PhotoFunctions> | null = null

/** Starts the worker if necessary. Called early so that the first photo need not wait. */
export function ensureWorker(): WorkerCalls<PhotoFunctions> | null {
  current ??= openWorker<PhotoFunctions>(
    () => new Worker(fileAddress(photoWorker), { type: 'module' }),
    () => (current = null),
  )
  return current
}

/** Prepares or rejects a file in the worker; none if the worker cannot do that. */
const prepareInWorker =
  (file: Blob): TaskOption<Either<PhotoProblem, PreparedPhoto>> =>
  async () => {
    const worker = ensureWorker()
    if (worker === null) return O.none
    // A worker that starts too late for this photo still serves later ones.
    const running = worker.call('isRunning', []).catch(() => false)
    if ((await inTime(running, workerStartTimeout)) !== true) return O.none
    const photo = await inTime(
      worker.call('prepare', [file]).catch(() => null),
      workerAnswerTimeout,
    )
    // Its other photos are prepared on the main thread, and the next photo starts a new worker.
    if (photo === undefined) worker.end('too late')
    return O.fromNullable(photo)
  }

/** Prepares a picked file for upload: upright, longer side 708 pixels, JPEG quality 0.92. */
export const preparePhoto =
  (file: Blob): TaskEither<PhotoProblem, PreparedPhoto> =>
  async () => {
    const start = performance.now()
    const photo = await pipe(
      prepareInWorker(file),
      TO.getOrElse(() => prepareOnMainThread(file)),
    )()
    // Read by `npm run bench:ui`.
    performance.measure('photo-prepared', { start })
    return photo
  }
