import type { Either } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { TaskOption } from 'fp-ts/lib/TaskOption.js'
import { fileAddress } from '../../site/address.js'
import photoWorker from './photo-worker.ts?worker&url'
import type { PhotoProblem } from '@kaoiro/screens/capture'
import type { PreparedPhoto } from './prepared-photo.js'
import type { PrepareRequest, WorkerMessage } from './worker-messages.js'

type Answer = Either<PhotoProblem, PreparedPhoto> | null

/** Time in ms to wait for the worker to start before preparing on the main thread. */
const workerStartTimeout = 3_000

/**
 * Time in ms to wait for the worker's answer. The largest photo takes a slow phone a few seconds.
 */
const workerAnswerTimeout = 10_000

interface PhotoWorker {
  /** Resolves to whether the worker started. */
  readonly running: Promise<boolean>
  readonly prepare: (file: Blob) => Promise<Answer>
}

/** The shared worker; null before its first use and after a failure. */
let current: PhotoWorker | null = null

/** Starts the worker if necessary. Called early so that the first photo need not wait. */
export const ensureWorker = (): void => {
  try {
    current ??= start()
  } catch {
    // Workers are unsupported or blocked.
  }
}

/** Prepares or rejects a file in the worker; none if the worker cannot do that. */
export const prepareInWorker =
  (file: Blob): TaskOption<Either<PhotoProblem, PreparedPhoto>> =>
  async () => {
    ensureWorker()
    const worker = current
    if (worker === null || !(await startedInTime(worker.running))) return O.none
    return O.fromNullable(await worker.prepare(file))
  }

/** If the worker starts too late for this photo, it still serves later ones. */
const startedInTime = (running: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    running,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), workerStartTimeout)),
  ])

const start = (): PhotoWorker => {
  const worker = new Worker(fileAddress(photoWorker), { type: 'module' })
  const waiting = new Map<number, (photo: Answer) => void>()
  const answer = (number: number, photo: Answer) => {
    waiting.get(number)?.(photo)
    waiting.delete(number)
  }
  /** Ends this worker: its pending photos are prepared on the main thread, and the next photo starts a new worker. */
  const discard = () => {
    // A late error of an earlier worker must not discard the current one.
    if (current === started) current = null
    worker.terminate()
    for (const number of waiting.keys()) answer(number, null)
  }
  const running = new Promise<boolean>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data._tag === 'Running') resolve(true)
      else answer(data.number, data.photo)
    })
    // The script failed to load or threw, or a message could not be deserialised.
    for (const failure of ['error', 'messageerror'])
      worker.addEventListener(failure, () => {
        discard()
        resolve(false)
      })
  })

  let requests = 0
  const started: PhotoWorker = {
    running,
    prepare: (file) =>
      new Promise((resolve) => {
        const number = (requests += 1)
        const expiry = setTimeout(discard, workerAnswerTimeout)
        waiting.set(number, (photo) => {
          clearTimeout(expiry)
          resolve(photo)
        })
        const request: PrepareRequest = { number, file }
        worker.postMessage(request)
      }),
  }
  return started
}
