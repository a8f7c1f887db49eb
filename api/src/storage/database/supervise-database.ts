import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseThread } from './thread.js'

/** Milliseconds between two checks whether an ended database may be started again. */
const defaultPause = 500

export interface SupervisorPorts {
  /** Rejects if the database cannot be opened. */
  readonly start: () => Promise<DatabaseThread>
  /** Whether a start may succeed now. */
  readonly canStart: () => Promise<boolean>
  /** Gets the reason if the database has ended, or could not be started again. */
  readonly onError: (error: unknown) => void
  /** Ends the restarts. */
  readonly signal: AbortSignal
  readonly pause?: number
}

export interface SupervisedDatabase {
  /** The thread that runs. Throws if there is none, as PostgreSQL does while it starts. */
  readonly current: () => DatabaseThread
  /** Resolves once nothing runs and nothing will. */
  readonly stopped: Promise<void>
}

/** Starts a database, and restarts it each time it has ended. Rejects if the first start does. */
export const superviseDatabase = async ({
  start,
  canStart,
  onError,
  signal,
  pause = defaultPause,
}: SupervisorPorts): Promise<SupervisedDatabase> => {
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
