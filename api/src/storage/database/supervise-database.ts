import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseThread } from './thread.js'

/** Milliseconds between attempts to restart. */
const defaultPause = 500

export interface SupervisorPorts {
  /** Rejects if the database cannot be opened. */
  readonly start: () => Promise<DatabaseThread>
  /** Whether a start could succeed now. */
  readonly canStart: () => Promise<boolean>
  /** Called with the reason if the database has ended or could not be restarted. */
  readonly onError: (error: unknown) => void
  /** Stops the supervision. */
  readonly signal: AbortSignal
  readonly pause?: number
}

export interface SupervisedDatabase {
  /** The running thread. Throws SQLSTATE 57P03 if there is none. */
  readonly current: () => DatabaseThread
  /** Resolves when the supervision has stopped. */
  readonly stopped: Promise<void>
}

/** Starts a database and restarts it whenever it ends. Rejects if the first start fails. */
export async function superviseDatabase({
  start,
  canStart,
  onError,
  signal,
  pause = defaultPause,
}: SupervisorPorts): Promise<SupervisedDatabase> {
  let running: DatabaseThread | undefined = await start()

  const restart = async (): Promise<DatabaseThread | undefined> => {
    try {
      return (await canStart()) ? await start() : undefined
    } catch (error) {
      if (!signal.aborted) onError(error)
      return undefined
    }
  }

  const supervise = async (): Promise<void> => {
    for (;;) {
      if (running !== undefined) {
        const reason = await running.ended
        running = undefined
        if (!signal.aborted) onError(reason)
      }
      await delay(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      running = await restart()
    }
  }

  const stopped = supervise()
  return {
    current: () => {
      if (running === undefined) throw cannotConnect()
      return running
    },
    stopped,
  }
}

/** SQLSTATE cannot_connect_now. */
const cannotConnect = (): Error =>
  Object.assign(new Error('the database is not running'), { code: '57P03' })
