import PgBoss from 'pg-boss'
import { repeat } from '../../concurrency/repeat.js'
import type { AnalysisQueue } from '../../sessions/ports/analysis-queue.js'
import type { Database, Sql } from '../database/sql.js'

/** The name of the queue as pg-boss keeps it. */
export const analysisQueue = 'analysis'
const exhausted = 'analysis-given-up'

/** A photo that ends its thread or its process gets three tries. */
const maxRetries = 2

/** In seconds. */
export interface QueueTimes {
  /** How long a node may take for an analysis before it counts as dead. */
  readonly maxJobTime: number
  /**
   * How often each node tries to check for nodes that have died. It may if the last check of any node is longer
   * ago than this, which a timer of the same time just misses: so checks are up to twice this apart.
   */
  readonly supervision: number
  /**
   * At least this long before the second try, and twice this before the third; at most double that, by
   * chance. Whatever broke off the first one may be over by then. No delay if 0.
   */
  readonly retryDelay: number
}

/**
 * An analysis takes a twentieth of a second, and the analyser's own limit is 15: so no analysis under way is cut off.
 * A dead node is noticed within 25 s: 20, and 4 until the next check. Three tries outlast a bucket that is away
 * for 15 s (5 + 10), and a photo that breaks off each at once ends within 35 s (30, and 5 until somebody
 * looks). One that kills its node each time takes 110 s; a client waits for five minutes.
 */
export const defaultTimes: QueueTimes = { maxJobTime: 20, supervision: 2, retryDelay: 5 }

/** pg-boss's tables in this database, and its supervision of jobs whose worker is gone. */
export interface JobQueue {
  /** The queue over a connection or a transaction of the same database. */
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
    // Jobs are deleted as soon as they have ended, and the rest never wait for long.
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
      // It would take a delay of 0 for one of 1 s.
      retryBackoff: retryDelay > 0,
      expireInSeconds: maxJobTime,
      deadLetter: exhausted,
      retentionHours,
    })
  }
  try {
    // Two nodes that created its tables at the same time would conflict.
    await database.withLock(start)
  } catch (error) {
    // Otherwise its timer would keep the process alive.
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

/** Hours. Jobs that nobody has taken are removed along with their sessions. */
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

/** Jobs that have not ended; pg-boss's states are in the order of a job's life. */
const stateQuery = `
  SELECT count(*) FILTER (WHERE state < 'active')::int AS waiting,
    count(*) FILTER (WHERE state < 'active' AND data->>'client' = $2)::int AS own,
    coalesce(max((data->>'arrival')::int), 0) AS last_arrival
  FROM pgboss.job WHERE name = $1 AND state < 'completed'`

const queueOver = (boss: PgBoss, sql: Sql): AnalysisQueue => {
  const db = executor(sql)
  return {
    add: async (id, client, { arrival, priority }) => {
      // The session's id is the job's, so that a session is queued once. Another try keeps its priority.
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
    requeue: async (id) => {
      // Contrary to its types, the third argument is the job's output.
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

/** pg-boss passes scripts of several statements without values. */
const executor = ({ query, script }: Sql) => ({
  executeSql: async (text: string, values?: ReadonlyArray<unknown>) => ({
    rows: [...(values === undefined ? await script(text) : await query(text, values))],
  }),
})

/**
 * Times that cannot be in the future were recorded before the database's clock was set back. pg-boss compares them
 * with that clock: jobs would wait, and dead nodes go unnoticed, for as long as the clock was set back by. So they
 * are clamped to now; the wait before another try, to its maximum.
 *
 * What is in the future is asked of `clock_timestamp()`: `now()` is when the transaction began, and a job added
 * between that and the statement's look at the table would be locked, and passed over by whoever takes jobs then.
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
