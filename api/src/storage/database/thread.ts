import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Row } from './sql.js'
import type { ThreadAnswer, ThreadCall } from './thread-messages.js'
import { fromPlainError } from './thread-messages.js'

/** Node does not start a thread from TypeScript, and tests run the sources: always the compiled one. */
const compiledThread = new URL('../../../dist/storage/database/database-thread.js', import.meta.url)

/** Seconds. Opening replays the write-ahead log if the process was killed. */
const maxOpenTime = 60
const maxCallTime = 10

/**
 * Megabytes of JavaScript's heap; PGlite's own memory is WebAssembly's and not part of it. Without bounds V8 lets a
 * thread's garbage grow before it collects any.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 }

/**
 * V8 compiles a function of WebAssembly again, and better, after so many bytes of its code have run; 1.8 million by
 * itself. Half of PostgreSQL's is then compiled twice while it opens, for a program that may end after one photo. What
 * runs often gets there soon (docs/decisions/0047). It holds for the whole process.
 */
const tieringBudget = 100_000_000

/** A database on a thread of its own, which can be ended whatever it does. */
export interface DatabaseThread {
  /**
   * One call at a time. If no answer comes within `maxTime` seconds, or the answer is an error that leaves the
   * database unusable, the thread is ended; this and all further calls reject.
   */
  readonly send: (call: ThreadCall, maxTime?: number) => Promise<ReadonlyArray<Row>>
  /** Resolves with the reason when the thread has ended. */
  readonly ended: Promise<Error>
}

export interface ThreadOptions {
  readonly folder: string
  /** Ends the thread, also while it opens the database. */
  readonly signal: AbortSignal
  /** What the thread runs (default: the compiled program). */
  readonly program?: URL | undefined
}

/** SQLSTATE crash_shutdown. A call under way may or may not have been carried out. */
const crashError = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: '57P02' })

/** Opens a database. Rejects if that fails. */
export const startThread = async ({
  folder,
  signal,
  program = compiledThread,
}: ThreadOptions): Promise<DatabaseThread> => {
  signal.throwIfAborted()
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`)
  // Flags of this process, such as a test runner's, are not the thread's.
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
    // A thread that is ended while it loads takes the whole process along (Node 20, one time in thirty).
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

/** Counts ticks a second apart, so that a machine that slept meanwhile is not taken for a thread that hangs. */
const watch = (seconds: number, onLate: () => void): (() => void) => {
  let ticks = 0
  const timer = setInterval(() => {
    if (++ticks >= seconds) onLate()
  }, 1_000)
  return () => clearInterval(timer)
}
