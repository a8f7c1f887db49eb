import type { Either } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { TaskOption } from 'fp-ts/lib/TaskOption.js'
import type { PrepareRequest, WorkerMessage } from './worker-messages.js'
import type { PhotoProblem, PreparedPhoto } from './prepared-photo.js'

type Answer = Either<PhotoProblem, PreparedPhoto> | null

/** How long a photo waits for the worker's script, in ms, before it is prepared without it. */
const workerStartTimeout = 3_000

/**
 * How long it waits for the worker's answer, in ms. The largest photo takes a slow phone a few seconds: a
 * worker that says nothing for longer hangs, and would leave the visitor waiting for ever.
 */
const workerAnswerTimeout = 10_000

interface PhotoWorker {
  /** Whether it runs, once that is known. */
  readonly running: Promise<boolean>
  readonly prepare: (file: Blob) => Promise<Answer>
}

/** The one worker, from its first use until it breaks. */
let kept: PhotoWorker | null = null

/** Starts the worker, so that the first photo need not wait for it. */
export const startWorkerEarly = (): void => {
  try {
    kept ??= start()
  } catch {
    // Without workers, or where the page may start none.
  }
}

/** A file prepared or refused off the main thread; none where that cannot be done. */
export const prepareInWorker =
  (file: Blob): TaskOption<Either<PhotoProblem, PreparedPhoto>> =>
  async () => {
    startWorkerEarly()
    const worker = kept
    if (worker === null || !(await startedInTime(worker.running))) return O.none
    return O.fromNullable(await worker.prepare(file))
  }

/** A worker that comes late serves later photos. */
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
  /** The next photo tries another worker. What this one still owes is prepared without it. */
  const giveUp = () => {
    // What a worker of the past says late is no matter to the one that is kept now.
    if (kept === started) kept = null
    worker.terminate()
    for (const number of waiting.keys()) answer(number, null)
  }
  const running = new Promise<boolean>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data._tag === 'Running') resolve(true)
      else answer(data.number, data.photo)
    })
    // The script did not come, or threw; or what it said did not come through.
    for (const failure of ['error', 'messageerror'])
      worker.addEventListener(failure, () => {
        giveUp()
        resolve(false)
      })
  })

  let requests = 0
  const started: PhotoWorker = {
    running,
    prepare: (file) =>
      new Promise((resolve) => {
        const number = (requests += 1)
        const expiry = setTimeout(giveUp, workerAnswerTimeout)
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
