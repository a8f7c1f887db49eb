import { withTimeout } from '../../concurrency/timers.js'
import { mutex } from '../../concurrency/turns.js'
import { folderError, prepareFolder, template } from './embedded-folder.js'
import type { Database, Sql } from './sql.js'
import { superviseDatabase } from './supervise-database.js'
import type { DatabaseThread } from './thread.js'
import { startThread } from './thread.js'
import { diskFull, freeSpace, minFree } from '../files.js'

/** Milliseconds to wait for pending queries and a last checkpoint. Without it, the next start replays the log. */
const maxCloseTime = 2_000

/** Maximum seconds of a maintenance run, while queries wait. If interrupted, it would have to start again. */
const maxMaintenanceTime = 60

/**
 * Opens PostgreSQL on a thread of this process in about 0.5 s. Only one process may use the folder at a time. A database
 * that hangs or fails is killed and restarted when the disk has free space; committed data is kept.
 * @param onError called with the reason if the database has ended or could not be restarted
 */
export async function openEmbeddedDatabase(
  folder: string,
  onError: (error: unknown) => void,
  program?: URL,
): Promise<Database> {
  await prepareFolder(template, folder)
  const free = await freeSpace(folder)
  if (free < minFree) throw diskFull(folder, free)
  const closed = new AbortController()
  const { signal } = closed
  const { current, stopped } = await superviseDatabase({
    start: () => startThread({ folder, signal, program }),
    canStart: async () => (await freeSpace(folder)) >= minFree,
    onError,
    signal,
  }).catch((error: unknown) => {
    throw folderError('DAMAGED_DATABASE', folder, error)
  })
  const runExclusive = mutex()
  const { count, becomesDue, run } = maintenance()

  /** Runs work exclusively and on a single thread: if the thread is replaced meanwhile, the transaction is lost. */
  const exclusively = <A>(work: (sql: Sql) => Promise<A>): Promise<A> => {
    const answer = runExclusive(() => work(sqlOver(current(), count)))
    if (becomesDue())
      void runExclusive(() => run(sqlOver(current(), count, maxMaintenanceTime).script)).catch(
        onError,
      )
    return answer
  }

  return {
    query: (text, values) => exclusively(({ query }) => query(text, values)),
    script: (text) => exclusively((sql) => scriptWithRollback(sql, text)),
    transaction: (work) => exclusively((sql) => inTransaction(sql, work)),
    // Only one node uses the folder.
    withLock: (work) => work(),
    close: async () => {
      const flushed = runExclusive(() => current().send({ _tag: 'Close' }))
      await withTimeout(maxCloseTime, flushed).catch(() => undefined)
      closed.abort()
      await stopped
    },
  }
}

const sqlOver = ({ send }: DatabaseThread, count: () => void, maxTime?: number): Sql => ({
  query: (text, values = []) => {
    count()
    return send({ _tag: 'Query', text, values }, maxTime)
  },
  script: (text) => {
    count()
    return send({ _tag: 'Script', text }, maxTime)
  },
})

/** Runs a script, then ROLLBACK, which ends a transaction that a failing script has left open and else does nothing. */
const scriptWithRollback = async ({ script }: Sql, text: string) => {
  try {
    return await script(text)
  } finally {
    await script('ROLLBACK')
  }
}

const inTransaction = async <A>(sql: Sql, work: (sql: Sql) => Promise<A>): Promise<A> => {
  await sql.script('BEGIN')
  try {
    const answer = await work(sql)
    await sql.script('COMMIT')
    return answer
  } catch (error) {
    // If the thread has ended, the transaction is already undone.
    await sql.script('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Statements between two checks of the write-ahead log; together they write at most 3 MB. */
const logCheckInterval = 100

/** Statements between two VACUUMs; an idle service takes two hours for them. */
const vacuumInterval = 20_000

/** Bytes of log that cause a CHECKPOINT: half of `max_wal_size`, since old log files are reused only after it. */
const maxLog = 8_000_000

interface Maintenance {
  readonly count: () => void
  /** True once each time maintenance is due. */
  readonly becomesDue: () => boolean
  readonly run: (script: Sql['script']) => Promise<void>
}

/** Runs CHECKPOINT and VACUUM. PGlite lacks background processes, so log and tables would grow without bound. */
export function maintenance(): Maintenance {
  let statements = 0
  let checkedAt = 0
  let vacuumedAt = 0
  return {
    count: () => statements++,
    becomesDue: () => {
      const isDue = statements - checkedAt >= logCheckInterval
      if (isDue) checkedAt = statements
      return isDue
    },
    run: async (script) => {
      if (statements - vacuumedAt >= vacuumInterval) {
        vacuumedAt = statements
        await script('VACUUM')
      }
      const [log] = await script(sinceCheckpoint)
      if (Number(log?.['bytes']) > maxLog) await script('CHECKPOINT')
    },
  }
}

const sinceCheckpoint = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) AS bytes FROM pg_control_checkpoint()`
