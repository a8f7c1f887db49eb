import { diskFull, freeSpace, minFree } from '../disk/free-space.js'
import { within } from '../../concurrency/with-timeout.js'
import { folderFault, prepareFolder } from './embedded-folder.js'
import { keepRunning } from './keep-running.js'
import type { Database, Sql } from './sql.js'
import { template } from './template.js'
import type { DatabaseThread } from './thread.js'
import { startThread } from './thread.js'
import { turns } from '../../concurrency/mutex.js'
import { upkeep } from './maintenance.js'

/** Milliseconds for what is under way and the last checkpoint; without it the next start replays the log. */
const maxCloseTime = 2_000

/** Seconds. Nobody is answered meanwhile, but to break it off would be to begin it again. */
const maxUpkeepTime = 60

/**
 * PostgreSQL within this process, on a thread of its own, its files in a folder; half a second to open. One
 * process at a time: two would destroy each other's files. A database that hangs or fails is ended, as `kill -9`
 * would, and started again as soon as the disk has room: whatever was committed is there.
 * @param onFault told why it has ended, or could not be started again
 */
export const openEmbeddedDatabase = async (
  folder: string,
  onFault: (error: unknown) => void,
  program?: URL,
): Promise<Database> => {
  await prepareFolder(template, folder)
  const free = await freeSpace(folder)
  if (free < minFree) throw diskFull(folder, free)
  const closed = new AbortController()
  const { signal } = closed
  const { current, over } = await keepRunning({
    start: () => startThread({ folder, signal, program }),
    mayStart: async () => (await freeSpace(folder)) >= minFree,
    onFault,
    signal,
  }).catch((error: unknown) => {
    throw folderFault('DAMAGED_DATABASE', folder, error)
  })
  const inTurn = turns()
  const { count, becomesDue, run } = upkeep()

  /** Nobody else is between. The thread stays the same: another one would know nothing of a transaction. */
  const alone = <A>(work: (sql: Sql) => Promise<A>): Promise<A> => {
    const answer = inTurn(() => work(sqlOver(current(), count)))
    if (becomesDue())
      void inTurn(() => run(sqlOver(current(), count, maxUpkeepTime).script)).catch(onFault)
    return answer
  }

  return {
    query: (text, values) => alone(({ query }) => query(text, values)),
    script: (text) => alone((sql) => scriptAlone(sql, text)),
    transaction: (work) => alone((sql) => inTransaction(sql, work)),
    // There is no other node.
    inTurn: (work) => work(),
    close: async () => {
      const flushed = inTurn(() => current().ask({ _tag: 'Close' }))
      await within(maxCloseTime, flushed).catch(() => undefined)
      closed.abort()
      await over
    },
  }
}

const sqlOver = ({ ask }: DatabaseThread, count: () => void, maxTime?: number): Sql => ({
  query: (text, values = []) => {
    count()
    return ask({ _tag: 'Query', text, values }, maxTime)
  },
  script: (text) => {
    count()
    return ask({ _tag: 'Script', text }, maxTime)
  },
})

/**
 * A script may begin a transaction of its own, which stays open where the script fails, so that all else
 * would fail in it. It is ended before anybody's turn; where there is none, this does nothing.
 */
const scriptAlone = ({ script }: Sql, text: string) =>
  script(text).finally(() => script('ROLLBACK'))

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
