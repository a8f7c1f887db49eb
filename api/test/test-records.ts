import type { Database } from '../src/database/sql.js'
import { openDatabase } from '../src/database/open-database.js'
import type { Persistence } from '../src/ports.js'
import type { JobQueue } from '../src/records/job-queue.js'
import { startJobQueue } from '../src/records/job-queue.js'
import { sqlRecords } from '../src/records/sql-records.js'
import type { TestDatabase } from './databases.js'

/** Records in a database of the test's own, where a taker counts as dead after a second. */
export interface TestRecords extends Persistence {
  readonly database: Database
  readonly empty: () => Promise<void>
  readonly reopen: () => Promise<void>
  readonly close: () => Promise<void>
}

const times = { mostJobTime: 1, supervision: 1, retryDelay: 0 }

export const openRecords = async ({ place, remove }: TestDatabase): Promise<TestRecords> => {
  let opened = await open()

  async function open(): Promise<{ database: Database; jobs: JobQueue; records: Persistence }> {
    const database = await openDatabase(place)
    const jobs = await startJobQueue(
      database,
      (error) => {
        throw error
      },
      times,
    )
    return { database, jobs, records: sqlRecords(database, jobs) }
  }

  const closeOnly = async (): Promise<void> => {
    await opened.jobs.stop()
    await opened.database.close()
  }

  return {
    get database() {
      return opened.database
    },
    get store() {
      return opened.records.store
    },
    get queue() {
      return opened.records.queue
    },
    atomically: (work) => opened.records.atomically(work),
    empty: async () => {
      await opened.database.query('DELETE FROM kaoiro.session')
      await opened.database.query('DELETE FROM pgboss.job')
    },
    reopen: async () => {
      await closeOnly()
      opened = await open()
    },
    close: async () => {
      await closeOnly()
      await remove()
    },
  }
}
