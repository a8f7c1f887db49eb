import PgBoss from 'pg-boss'
import { repeat } from '../../concurrency/repeat.js'
import type { AnalysisQueue } from '../../sessions/ports/analysis-queue.js'
import type { Database, Sql } from '../database/sql.js'

/** The name of the queue in pg-boss. */
export const analysisQueue = 'analysis'
const exhausted = 'analysis-given-up'

/** Retries after the first try: three tries in total. */
const maxRetries = 2

/** Times in seconds. */
export interface QueueTimes {
  /** Maximum time without a renewal of an active job. After that, its node counts as dead. */
  readonly maxJobTime: number
  /** Interval at which each node tries to check for dead nodes. Actual checks are up to twice as far apart. */
  readonly supervision: number
  /** Minimum wait before the second try; twice as long before the third. A random factor may double it. 0 for none. */
  readonly retryDelay: number
}

/**
 * Nodes renew their jobs every 5 s. A dead node is noticed within 25 s: 20 s, and up to 4 s until the next check. Three
 * tries outlast a bucket outage of 15 s (5 + 10). A photo that fails at once ends within 35 s, one that kills its node
 * within 110 s. Clients wait five minutes.
 */
export const defaultTimes: QueueTimes = { maxJobTime: 20, supervision: 2, retryDelay: 5 }

/** pg-boss with its supervision of abandoned jobs. */
export interface JobQueue {
  /** The queue on a connection or transaction of the database. */
  readonly over: (sql: Sql) => AnalysisQueue
  readonly stop: () => Promise<void>
}

export const startJobQueue = async (
  database: Database,
  onError: (error: unknown) => void,
  { maxJobTime, supervision, retryDelay }: QueueTimes = defaultTimes,
): Promise<JobQueue> => {
  const boss = new PgBoss({
    db: executor(database),
    schedule: false,
    maintenanceIntervalSeconds: supervision,
    // Finished jobs are deleted at once, so little remains to archive.
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 3_600,
    deleteAfterHours: 1,
  })
  boss.on('error', onError)
  const stop = (): Promise<void> => boss.stop({ graceful: false, wait: true })
  const start = async (): Promise<void> => {
    await boss.start()
    await ensureQueue(boss, { name: exhausted, policy: 'standard', retentionHours })
    await ensureQueue(boss, {
      name: analysisQueue,
      policy: 'standard',
      retryLimit: maxRetries,
      retryDelay,
      // pg-boss would treat a delay of 0 as 1 s.
      retryBackoff: retryDelay > 0,
      expireInSeconds: maxJobTime,
      deadLetter: exhausted,
      retentionHours,
    })
  }
  try {
    // Nodes must not create the tables concurrently.
    await database.withLock(start)
  } catch (error) {
    // The timers of pg-boss would keep the process alive.
    await stop()
    throw error
  }
  const stopClamping = repeat(supervision * 1_000, () =>
    clampToNow(database, retryDelay * 2 ** maxRetries).catch(onError),
  )
  return {
    over: (sql) => queueOver(boss, sql),
    stop: async () => {
      await stopClamping()
      await stop()
    },
  }
}

/** Hours: as long as a session lives. */
const retentionHours = 24

/** Creates a queue, or updates one of an earlier version. */
const ensureQueue = async (boss: PgBoss, queue: PgBoss.Queue): Promise<void> => {
  await boss.createQueue(queue.name, queue)
  await boss.updateQueue(queue.name, queue)
}

interface JobData {
  readonly session: string
  readonly client: string
  readonly arrival: number
}

/** Counts unfinished jobs. States in pg-boss are ordered: those of waiting jobs come before `active`. */
const stateQuery = `
  SELECT count(*) FILTER (WHERE state < 'active')::int AS waiting,
    count(*) FILTER (WHERE state < 'active' AND data->>'client' = $2)::int AS own,
    coalesce(max((data->>'arrival')::int), 0) AS last_arrival
  FROM pgboss.job WHERE name = $1 AND state < 'completed'`

const queueOver = (boss: PgBoss, sql: Sql): AnalysisQueue => {
  const db = executor(sql)
  return {
    add: async (id, client, { arrival, priority }) => {
      // The id of the job is the session's, so that a session cannot be queued twice.
      const data: JobData = { session: id, client, arrival }
      await boss.send(analysisQueue, data, { id, db, priority })
    },
    length: () => boss.getQueueSize(analysisQueue),
    stateFor: async (client) => {
      const [row] = await sql.query(stateQuery, [analysisQueue, client])
      return {
        waiting: Number(row?.['waiting']),
        own: Number(row?.['own']),
        lastArrival: Number(row?.['last_arrival']),
      }
    },
    take: async (max) => {
      const jobs = await boss.fetch<JobData>(analysisQueue, { batchSize: max, db })
      return jobs.map(({ data }) => data.session)
    },
    renew: async (ids) => {
      await sql.query(
        `UPDATE pgboss.job SET started_on = now() WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'active'`,
        [analysisQueue, ids],
      )
    },
    requeue: async (id) => {
      // Despite its type, the third argument is the job's output.
      await boss.fail(analysisQueue, id, {}, { db })
    },
    takeExhausted: async (max) => {
      const jobs = await boss.fetch<JobData>(exhausted, { batchSize: max, db })
      for (const { id } of jobs) await boss.deleteJob(exhausted, id, { db })
      return jobs.map(({ data }) => data.session)
    },
    remove: async (id) => {
      await boss.deleteJob(analysisQueue, id, { db })
    },
  }
}

/** The database for pg-boss. Without values, the text may be a script. */
const executor = ({ query, script }: Sql) => ({
  executeSql: async (text: string, values?: ReadonlyArray<unknown>) => ({
    rows: [...(values === undefined ? await script(text) : await query(text, values))],
  }),
})

/**
 * Clamps times to now after the database's clock was set back. Otherwise jobs would wait, and dead nodes go unnoticed,
 * longer by the time that the clock was set back.
 *
 * Compares with `clock_timestamp()`: `now()` is the start of the transaction, so jobs added after that start would be
 * updated and locked, too.
 * @param maxRetryDelay in seconds
 */
export const clampToNow = async (sql: Sql, maxRetryDelay: number): Promise<void> => {
  await sql.query(
    `UPDATE pgboss.job
     SET start_after = now() + CASE state WHEN 'retry' THEN $1::int ELSE 0 END * interval '1 s',
       created_on = least(created_on, now())
     WHERE state < 'active'
       AND start_after > clock_timestamp() + CASE state WHEN 'retry' THEN $1::int ELSE 0 END * interval '1 s'`,
    [maxRetryDelay],
  )
  await sql.query(
    `UPDATE pgboss.job SET started_on = now() WHERE state = 'active' AND started_on > clock_timestamp()`,
  )
  await sql.query(
    `UPDATE pgboss.version SET maintained_on = now() WHERE maintained_on > clock_timestamp()`,
  )
}
