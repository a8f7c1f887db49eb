import { once } from 'node:events'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import type { Either } from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/analyser/photo'
import type { ImageEngine, PhotoFault, PreparedPhoto } from '../preparation.js'
import { isImageEngine } from '../preparation.js'

/** The `workerData` of a thread. */
export interface ThreadData {
  readonly engine: ImageEngine
}

/** A file to prepare, with its type and size. */
export interface PrepareTask {
  readonly bytes: Uint8Array
  readonly accepted: AcceptedPhoto
}

/** Messages of a thread: first whether its engine is loaded, then an answer for each file. */
export type ThreadMessage =
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'NoEngine'; readonly detail: string }
  | { readonly _tag: 'Answer'; readonly answer: Either<PhotoFault, PreparedPhoto> }

/** Always the built thread, even in tests of the sources: Node does not start threads from TypeScript. */
const built = new URL(KAOIRO_PHOTO_THREAD, import.meta.url)

type Answer = Either<PhotoFault, PreparedPhoto>

/** A thread that prepares photos, one at a time. */
export interface Thread {
  /** Rejects with a message for the user if its engine cannot be loaded. */
  readonly ready: Promise<void>
  /** Resolves to null if the thread ends without an answer. Rejects if the engine cannot be loaded. */
  readonly run: (job: PrepareTask) => Promise<Answer | null>
  /** Ends the thread, even a busy one, and frees its memory. */
  readonly end: () => Promise<unknown>
}

const startThread = (engine: ImageEngine): Thread => {
  const worker = new Worker(built, {
    workerData: { engine } satisfies ThreadData,
    // Without the flags of this process, such as a test runner's.
    execArgv: [],
    // Starts faster: the thread opens no files and does not change the environment.
    trackUnmanagedFds: false,
    env: SHARE_ENV,
    // Captures the warnings of libvips; the answers contain the errors.
    stderr: true,
  })
  // The pending `run` reports the error.
  worker.on('error', () => undefined)
  // An idle thread must not keep the program running.
  worker.unref()
  const ready = nextMessage(worker).then((message) => {
    if (message._tag === 'NoEngine') throw new Error(noEngineMessage(engine, message.detail))
  })
  // The first photo reports the failure if nobody awaits `ready`.
  ready.catch(() => undefined)
  return {
    ready,
    run: async (job) => {
      // Sent early: the thread starts as soon as its engine is loaded.
      worker.postMessage(job, transferables(job.bytes))
      await ready
      const message = await nextMessage(worker).catch(() => null)
      return message?._tag === 'Answer' ? message.answer : null
    },
    end: () => worker.terminate(),
  }
}

/** Transfers memory instead of copying it, unless it is shared. */
const transferables = ({ buffer, byteLength }: Uint8Array): Array<ArrayBuffer> =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []

/** Only the first line of the detail: sharp explains its installation at length. */
const noEngineMessage = (engine: ImageEngine, detail: string): string => {
  const [why = ''] = detail.trim().split('\n')
  return `the image engine ${engine} cannot be loaded (${why}); npm install sharp, or use --image-engine jimp`
}

/** Resolves to the next message. The pending worker keeps the program running. */
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

const engineFlag = '--image-engine'

let early: { readonly engine: ImageEngine; readonly thread: Thread } | null = null

/**
 * Starts a thread before the rest of the program is loaded: loading the engine takes as long as loading the program. Not for the help.
 *
 * @param args those after the name of a command that prepares photos
 */
export function startEarlyThread(args: ReadonlyArray<string>): void {
  if (args.includes('--help') || args.includes('-h')) return
  const named = args[args.indexOf(engineFlag) + 1]
  const engine = args.includes(engineFlag) && isImageEngine(named) ? named : 'auto'
  early = { engine, thread: startThread(engine) }
}

/** Returns the early thread the first time, then new threads. */
export function acquireThread(engine: ImageEngine): Thread {
  if (early?.engine !== engine) return startThread(engine)
  const { thread } = early
  early = null
  return thread
}
