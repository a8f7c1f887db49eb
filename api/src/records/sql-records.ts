import type { Database, Sql } from '../database/sql.js'
import type { Persistence, Records } from '../ports.js'
import type { JobQueue } from './job-queue.js'
import { sqlSessionStore } from './sql-session-store.js'

/** Sessions and their queue in one database. */
export const sqlRecords = (database: Database, jobs: JobQueue): Persistence => {
  const over = (sql: Sql): Records => ({ store: sqlSessionStore(sql), queue: jobs.over(sql) })
  return {
    ...over(database),
    atomically: (work) => database.transaction((sql) => work(over(sql))),
  }
}
