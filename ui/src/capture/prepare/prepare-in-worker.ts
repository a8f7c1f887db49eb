import type { Either } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { TaskOption } from 'fp-ts/lib/TaskOption.js'
import type { PhotoProblem, PreparedPhoto } from './prepared-photo.js'
import type { PrepareRequest, WorkerMessage } from './worker-messages.js'

type Answer = Either<PhotoProblem, PreparedPhoto> | null

/** How long a photo waits for the worker's script, in ms, before it is prepared without it. */
const workerStartTimeout = 3_000

/**
 * How long it waits for the worker's answer, in ms. The largest photo takes a slow phone a few seconds: a
 * worker that is silent for longer hangs, and the visitor would otherwise wait for ever.
 */
const workerAnswerTimeout = 10_000

interface PhotoWorker {
  /** Whether it runs, once that is known. */
  readonly running: Promise<boolean>
  readonly prepare: (file: Blob) => Promise<Answer>
}

/** The one worker, from its first use until it breaks. */
let current: PhotoWorker | null = null

/** Starts the worker if none runs; called before there is a photo, so that the first one need not wait for it. */
export const ensureWorker = (): void => {
  try {
    current ??= start()
  } catch {
    // The browser has no workers, or the page may not start one.
  }
}

/** Prepares or refuses a file off the main thread; none if that cannot be done. */
export const prepareInWorker =
  (file: Blob): TaskOption<Either<PhotoProblem, PreparedPhoto>> =>
  async () => {
    ensureWorker()
    const worker = current
    if (worker === null || !(await startedInTime(worker.running))) return O.none
    return O.fromNullable(await worker.prepare(file))
  }

/** A worker that starts too late for this photo still serves later ones. */
const startedInTime = (running: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    running,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), workerStartTimeout)),
  ])

const start = (): PhotoWorker => {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (photo: Answer) => void>()
  const answer = (number: number, photo: Answer) => {
    waiting.get(number)?.(photo)
    waiting.delete(number)
  }
  /** The next photo starts another worker. Photos that this one has not answered are prepared without it. */
  const discard = () => {
    // A late failure of an earlier worker must not discard the current one.
    if (current === started) current = null
    worker.terminate()
    for (const number of waiting.keys()) answer(number, null)
  }
  const running = new Promise<boolean>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data._tag === 'Running') resolve(true)
      else answer(data.number, data.photo)
    })
    // The script did not load, or threw; or its message could not be read.
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
