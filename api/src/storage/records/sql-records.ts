import type { Persistence, Records } from '../../sessions/ports/persistence.js'
import type { Database, Sql } from '../database/sql.js'
import { concludeSession } from './conclude-session.js'
import type { JobQueue } from './job-queue.js'
import { sqlPhotoSpace } from './sql-photo-space.js'
import { sqlSessionStore } from './sql-session-store.js'

/**
 * Sessions and their queue in one database.
 * @param maxPendingBytes of photos whose analysis nobody has requested
 */
export const sqlRecords = (
  database: Database,
  jobs: JobQueue,
  maxPendingBytes: number,
): Persistence => {
  const over = (sql: Sql): Records => ({
    store: sqlSessionStore(sql),
    queue: jobs.over(sql),
    conclude: concludeSession(sql),
  })
  return {
    ...over(database),
    space: sqlPhotoSpace(database, maxPendingBytes),
    atomically: (work) => database.transaction((sql) => work(over(sql))),
  }
}
