import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Row } from './sql.js'
import type { ThreadAnswer, ThreadCall } from './thread-messages.js'
import { fromPlainError } from './thread-messages.js'

/** The compiled worker, also in tests: Node cannot start a thread from TypeScript. */
const compiledThread = new URL('../../../dist/storage/database/database-thread.js', import.meta.url)

/** Maximum seconds for opening, which replays the write-ahead log after a kill, and for a call. */
const maxOpenTime = 60
const maxCallTime = 10

/** Limits of the JavaScript heap, without PGlite's WebAssembly memory. They make V8 collect garbage earlier. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 }

/**
 * How much a WebAssembly function must run before V8 optimises it (default 1.8 million). Raised for the whole process,
 * since V8 would optimise half of PostgreSQL while it opens (docs/decisions/0026).
 */
const tieringBudget = 100_000_000

/** A database on a thread that can be ended at any time. */
export interface DatabaseThread {
  /**
   * Sends a call; one at a time. After `maxTime` seconds or a fatal error, ends the thread; this and further calls
   * reject.
   */
  readonly send: (call: ThreadCall, maxTime?: number) => Promise<ReadonlyArray<Row>>
  /** Resolves with the reason when the thread has ended. */
  readonly ended: Promise<Error>
}

export interface ThreadOptions {
  readonly folder: string
  /** Ends the thread at any time. */
  readonly signal: AbortSignal
  /** The program of the thread (default: the compiled one). */
  readonly program?: URL | undefined
}

/** SQLSTATE crash_shutdown. A pending call may or may not have been executed. */
const crashError = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: '57P02' })

export async function startThread({
  folder,
  signal,
  program = compiledThread,
}: ThreadOptions): Promise<DatabaseThread> {
  signal.throwIfAborted()
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`)
  // The thread must not inherit the Node.js flags of this process, such as a test runner's.
  const worker = new Worker(program, {
    workerData: folder,
    name: 'database',
    execArgv: [],
    resourceLimits,
  })
  let reason: Error | undefined
  let settle: (answer: ThreadAnswer | Error) => void = () => undefined

  const isLoaded = once(worker, 'message').catch(() => undefined)
  const end = (why: Error): Error => {
    reason ??= why
    settle(reason)
    // Terminating a thread while it loads may crash the whole process (Node 20, one time in thirty).
    void isLoaded.then(() => worker.terminate())
    return reason
  }
  const onAbort = () => void end(crashError('the database is closed'))
  signal.addEventListener('abort', onAbort)

  worker.on('message', (answer: ThreadAnswer) => {
    if (answer._tag !== 'Loaded') settle(answer)
  })
  worker.on('error', (error) => end(crashError('the database has ended', error)))
  const ended = new Promise<Error>((resolve) => {
    worker.once('exit', () => {
      signal.removeEventListener('abort', onAbort)
      resolve(end(crashError('the database has ended')))
    })
  })

  const answerTo = async (send: () => void, maxTime: number): Promise<ReadonlyArray<Row>> => {
    if (reason !== undefined) throw reason
    const late = `the database did not answer within ${maxTime} s`
    const stopWatch = watch(maxTime, () => void end(crashError(late)))
    const answer = new Promise<ThreadAnswer | Error>((resolve) => (settle = resolve))
    send()
    return rowsIn(await answer.finally(stopWatch))
  }

  const rowsIn = (answer: ThreadAnswer | Error): ReadonlyArray<Row> => {
    if (answer instanceof Error) throw answer
    if (answer._tag === 'Rows') return answer.rows
    if (answer._tag === 'Loaded') return []
    const error = fromPlainError(answer.error)
    throw answer.error.isFatal ? end(crashError('the database has failed', error)) : error
  }

  try {
    await answerTo(() => undefined, maxOpenTime)
  } catch (error) {
    end(crashError('the database cannot be opened', error))
    await ended
    throw error
  }
  return {
    send: (call, maxTime = maxCallTime) => answerTo(() => worker.postMessage(call), maxTime),
    ended,
  }
}

/** Calls `onLate` after some seconds. Counts timer ticks, so that a suspended machine does not cause a timeout. */
const watch = (seconds: number, onLate: () => void): (() => void) => {
  let ticks = 0
  const timer = setInterval(() => {
    if (++ticks >= seconds) onLate()
  }, 1_000)
  return () => clearInterval(timer)
}
