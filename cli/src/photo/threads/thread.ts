import { once } from 'node:events'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import type { Either } from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
import type { ImageEngine, PhotoFault, PreparedPhoto } from '../preparation.js'

/** What a thread is started with. */
export interface ThreadData {
  readonly engine: ImageEngine
}

/** A file to prepare, and what is known of it. */
export interface PrepareTask {
  readonly bytes: Uint8Array
  readonly accepted: AcceptedPhoto
}

/** What a thread answers: first whether it has its engine, then once for each file. */
export type ThreadMessage =
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'NoEngine'; readonly detail: string }
  | { readonly _tag: 'Answer'; readonly answer: Either<PhotoFault, PreparedPhoto> }

/** Node does not start a thread from TypeScript, and tests run the sources: always the built one. */
const built = new URL(KAOIRO_PHOTO_THREAD, import.meta.url)

type Answer = Either<PhotoFault, PreparedPhoto>

/** A thread that prepares photos, one at a time. */
export interface Thread {
  /** Rejects, in words, if its engine cannot be loaded. */
  readonly ready: Promise<void>
  /** Resolves to null if the thread ends before it has answered. Rejects if there is no engine. */
  readonly run: (job: PrepareTask) => Promise<Answer | null>
  /** Ends it, whatever it is doing, and frees its memory. */
  readonly end: () => Promise<unknown>
}

export const startThread = (engine: ImageEngine): Thread => {
  const worker = new Worker(built, {
    workerData: { engine } satisfies ThreadData,
    // Flags of this process, such as a test runner's, are not the thread's.
    execArgv: [],
    // It opens no files and does not change the environment: less to set up.
    trackUnmanagedFds: false,
    env: SHARE_ENV,
    // libvips writes warnings there; what is wrong with a file is in the answer.
    stderr: true,
  })
  // The caller that waits for an answer gets the error; between two photos there is none.
  worker.on('error', () => undefined)
  // It waits for photos as long as the program runs, but must not keep the program running.
  worker.unref()
  const ready = nextMessage(worker).then((message) => {
    if (message._tag === 'NoEngine') throw new Error(noEngineMessage(engine, message.detail))
  })
  // If nothing awaits it, the failure is reported with the first photo.
  ready.catch(() => undefined)
  return {
    ready,
    run: async (job) => {
      // Before it is ready: the thread takes it as soon as its engine is loaded.
      worker.postMessage(job, transferables(job.bytes))
      await ready
      const message = await nextMessage(worker).catch(() => null)
      return message?._tag === 'Answer' ? message.answer : null
    },
    end: () => worker.terminate(),
  }
}

/** Memory that only these bytes use is moved to the thread instead of copied. */
const transferables = ({ buffer, byteLength }: Uint8Array): Array<ArrayBuffer> =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []

/** sharp explains at length how to install it. */
const noEngineMessage = (engine: ImageEngine, detail: string): string => {
  const [why = ''] = detail.trim().split('\n')
  return `the image engine ${engine} cannot be loaded (${why}); npm install sharp, or use --image-engine jimp`
}

/** The next message; while it is awaited, the worker keeps the program running. */
const nextMessage = async (worker: Worker): Promise<ThreadMessage> => {
  const over = new AbortController()
  worker.ref()
  try {
    const [message] = (await Promise.race([
      once(worker, 'message', { signal: over.signal }),
      once(worker, 'exit', { signal: over.signal }).then(() => {
        throw new Error('the thread that prepares photos ended')
      }),
    ])) as [ThreadMessage]
    return message
  } finally {
    over.abort()
    worker.unref()
  }
}
