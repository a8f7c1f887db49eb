import { mutex } from '../../concurrency/mutex.js'
import { withTimeout } from '../../concurrency/with-timeout.js'
import { diskFull, freeSpace, minFree } from '../files/free-space.js'
import { folderError, prepareFolder } from './embedded-folder.js'
import { maintenance } from './maintenance.js'
import type { Database, Sql } from './sql.js'
import { superviseDatabase } from './supervise-database.js'
import { template } from './template.js'
import type { DatabaseThread } from './thread.js'
import { startThread } from './thread.js'

/** Milliseconds for queries under way and the last checkpoint; without it the next start replays the log. */
const maxCloseTime = 2_000

/** Seconds. No query is answered meanwhile, but breaking it off would only start it again. */
const maxMaintenanceTime = 60

/**
 * PostgreSQL within this process, on a thread of its own, its files in a folder; half a second to open. One
 * process at a time: two would destroy each other's files. A database that hangs or fails is ended, as `kill -9`
 * would, and started again as soon as the disk has room: whatever was committed is there.
 * @param onError gets the reason if it has ended, or could not be started again
 */
export const openEmbeddedDatabase = async (
  folder: string,
  onError: (error: unknown) => void,
  program?: URL,
): Promise<Database> => {
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

  /** Nothing else runs in between. The thread stays the same: another one would know nothing of a transaction. */
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
    // There is no other node.
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

/**
 * A script may begin a transaction of its own, which stays open if the script fails, so that everything after it
 * would fail. It is ended before anything else runs; if there is none, this does nothing.
 */
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
    // A thread that has ended has undone it.
    await sql.script('ROLLBACK').catch(() => undefined)
    throw error
  }
}
