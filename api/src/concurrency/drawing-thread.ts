import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Piscina } from 'piscina'

/** Maximum milliseconds for a drawing, with the start of the thread. */
const maxTime = 20_000

/** Maximum milliseconds that `close` waits for the thread to start. */
const maxStart = 5_000

/** A thread that works on one drawing at a time, and is replaced if it dies. */
export interface DrawingThread {
  /** The message that the thread posts when it has started. Rejects if it cannot start. */
  readonly started: Promise<unknown>
  /** Calls an export of the worker. */
  readonly run: (name: string, request: unknown) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Starts a drawing thread. @param workerData a value that can be sent to a thread */
export function drawingThread(worker: URL, workerData: unknown): DrawingThread {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 1,
    maxThreads: 1,
    // With atomics, the thread would not free the 7 MB that the rasteriser allocates for each card.
    atomics: 'disabled',
    workerData,
    // The thread must not inherit the Node.js flags of this process, such as a test runner's.
    execArgv: [],
  })
  // Without a listener, a thread that cannot start would end the process.
  pool.on('error', () => undefined)
  const started = once(pool, 'message').then(([message]: Array<unknown>) => message)
  const settled = started.catch(() => undefined)
  return {
    started,
    run: (name, request) => pool.run(request, { name, signal: AbortSignal.timeout(maxTime) }),
    close: async () => {
      // Ending a thread while it loads may crash the process (Node 20).
      await Promise.race([settled, delay(maxStart, undefined, { ref: false })])
      await pool.destroy()
    },
  }
}
