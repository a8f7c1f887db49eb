import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Persistence } from '../../../src/sessions/ports/persistence.js'
import { openDatabase } from '../../../src/storage/database/open-database.js'
import type { Database } from '../../../src/storage/database/sql.js'
import type { JobQueue } from '../../../src/storage/records/job-queue.js'
import { startJobQueue } from '../../../src/storage/records/job-queue.js'
import { sqlRecords } from '../../../src/storage/records/sql-records.js'
import type { DatabaseKind, TestDatabase } from '../database/test-databases.js'

/** Records in a temporary database. After a second, an active job is retried as if its node were dead. */
export interface TestRecords extends Persistence {
  readonly database: Database
  /** The ids of the sessions of jobs that are taken. */
  readonly takeIds: (max: number) => Promise<ReadonlyArray<string>>
  readonly empty: () => Promise<void>
  readonly reopen: () => Promise<void>
  readonly close: () => Promise<void>
}

const times = { maxJobTime: 1, supervision: 1, retryDelay: 0 }

/** Space for five pending photos of the maximum size. */
export const maxPendingBytes = 10_000_000

const openRecords = async ({ config, remove }: TestDatabase): Promise<TestRecords> => {
  let opened = await open()

  async function open(): Promise<{ database: Database; jobs: JobQueue; records: Persistence }> {
    const database = await openDatabase(config)
    const jobs = await startJobQueue(database, rejected, times)
    return { database, jobs, records: sqlRecords(database, jobs, maxPendingBytes) }
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
    get space() {
      return opened.records.space
    },
    conclude: (...args) => opened.records.conclude(...args),
    atomically: (work) => opened.records.atomically(work),
    takeIds: async (max) => (await opened.records.queue.take(max)).map(({ id }) => id),
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

/** Records for the tests of one `describe`, emptied after each. */
export const testRecords = (make: DatabaseKind['make']) => {
  let opened: TestRecords
  beforeAll(async () => {
    opened = await openRecords(await make())
  })
  afterEach(() => opened.empty())
  afterAll(() => opened.close())

  const added = async (client: string = randomUUID()): Promise<string> => {
    const id = randomUUID()
    await opened.store.add(id, client)
    return id
  }
  return {
    records: () => opened,
    /** The id of a new session that awaits its photo, by default of a new client. */
    added,
  }
}

/** A request for tests that accept any. */
export const request = { gender: 'WOMEN', hairline: 20 } as const

/** Error handler for the queue: fails the test. */
export const rejected = (error: unknown): never => {
  throw error
}

/**
 * A database stub for pg-boss. Like the SQL of pg-boss, it grants a check for dead nodes if the last one is older than
 * the given number of seconds.
 */
export const supervisedDatabase = ({ refused }: { readonly refused?: string } = {}): {
  readonly database: Database
  /** The times of granted checks. */
  readonly checks: ReadonlyArray<number>
} => {
  const checks: Array<number> = []
  const isDue = (seconds: unknown): boolean =>
    Date.now() - (checks.at(-1) ?? 0) > Number(seconds) * 1_000
  const database: Database = {
    query: (text, [seconds] = []) => {
      if (refused !== undefined && text.includes(refused))
        return Promise.reject(new Error(`refused: ${refused}`))
      if (!text.includes('maintained_on') || !isDue(seconds)) return Promise.resolve([])
      checks.push(Date.now())
      return Promise.resolve([{ looked: true }])
    },
    script: () => Promise.resolve([{ name: 'pgboss.version', version: '999' }]),
    transaction: (work) => work(database),
    withLock: (work) => work(),
    close: () => Promise.resolve(),
  }
  return { database, checks }
}
