import * as O from 'fp-ts/lib/Option.js'
import type * as TO from 'fp-ts/lib/TaskOption.js'
import type { WorkerMessage } from './messages.js'
import type { PhotoHeader, PreparedPhoto } from './prepared-photo.js'

/** How long a photo waits for the worker's script, in ms, before it is prepared without it. */
const mostStartTime = 3_000

interface PhotoWorker {
  /** Whether it runs: false if its script does not come in time. */
  readonly running: Promise<boolean>
  readonly prepare: (
    bytes: Uint8Array<ArrayBuffer>,
    header: PhotoHeader,
  ) => Promise<PreparedPhoto | null>
}

/** The one worker, from its first use until it breaks. */
let kept: PhotoWorker | null = null

/** Starts the worker, so that the first photo need not wait for it. */
export const warmUp = (): void => {
  try {
    kept ??= start()
  } catch {
    // Without workers, or where the page may start none.
  }
}

/** A photo prepared off the main thread; none where that cannot be done. Takes the bytes away. */
export const inWorker =
  (bytes: Uint8Array<ArrayBuffer>, header: PhotoHeader): TO.TaskOption<PreparedPhoto> =>
  async () => {
    warmUp()
    const worker = kept
    if (worker === null || !(await worker.running)) return O.none
    return O.fromNullable(await worker.prepare(bytes, header))
  }

const start = (): PhotoWorker => {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (photo: PreparedPhoto | null) => void>()
  const answer = (number: number, photo: PreparedPhoto | null) => {
    waiting.get(number)?.(photo)
    waiting.delete(number)
  }
  const running = new Promise<boolean>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data._tag === 'Running') resolve(true)
      else answer(data.number, data.photo)
    })
    // The script did not come, or threw: the next photo tries another worker.
    worker.addEventListener('error', () => {
      kept = null
      worker.terminate()
      resolve(false)
      for (const number of waiting.keys()) answer(number, null)
    })
    setTimeout(() => resolve(false), mostStartTime)
  })

  let requests = 0
  return {
    running,
    prepare: (bytes, header) =>
      new Promise((resolve) => {
        const number = (requests += 1)
        waiting.set(number, resolve)
        worker.postMessage({ number, bytes, header }, [bytes.buffer])
      }),
  }
}
