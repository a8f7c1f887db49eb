import PgBoss from 'pg-boss'
import { traceparent } from '../../concurrency/trace.js'
import { repeat } from '../../concurrency/timers.js'
import type { AnalysisQueue, Job } from '../../sessions/ports/persistence.js'
import type { Database, Sql } from '../database/sql.js'

/**
 * The format of all that a worker reads: a job's data, its session's row and its photo in the bucket. Each format has its
 * own queue, so a node takes only jobs that it can read. To change one of these, write the next number, and read both
 * while nodes of earlier versions may run.
 */
interface JobFormats {
  readonly written: number
  readonly read: ReadonlyArray<number>
}

const jobFormats: JobFormats = { written: 1, read: [1] }

/** The name of a format's queue in pg-boss. The first one is older than its number. */
const queueOf = (format: number): string => (format === 1 ? 'analysis' : `analysis-${format}`)

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
  /** The names of the queues that this node reads, in pg-boss. */
  readonly names: ReadonlyArray<string>
  /** The queue on a connection or transaction of the database. */
  readonly over: (sql: Sql) => AnalysisQueue
  readonly stop: () => Promise<void>
}

export async function startJobQueue(
  database: Database,
  onError: (error: unknown) => void,
  { maxJobTime, supervision, retryDelay }: QueueTimes = defaultTimes,
  formats = jobFormats,
): Promise<JobQueue> {
  const names = formats.read.map(queueOf)
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
    for (const name of names)
      await ensureQueue(boss, {
        name,
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
    names,
    over: (sql) => queueOver(boss, sql, queueOf(formats.written), names),
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
  /** Undefined for requests without a trace, and for jobs of earlier versions. */
  readonly trace?: string | undefined
}

/** Counts unfinished jobs. States in pg-boss are ordered: those of waiting jobs come before `active`. */
const stateQuery = `
  SELECT count(*) FILTER (WHERE state < 'active')::int AS waiting,
    count(*) FILTER (WHERE state < 'active' AND data->>'client' = $2)::int AS own,
    coalesce(max((data->>'arrival')::int), 0) AS last_arrival
  FROM pgboss.job WHERE name = ANY($1) AND state < 'completed'`

const unknownQuery = `
  SELECT count(*)::int AS unknown FROM pgboss.job
  WHERE name LIKE 'analysis%' AND name <> ALL($1) AND state < 'active'`

const queueOver = (
  boss: PgBoss,
  sql: Sql,
  written: string,
  names: ReadonlyArray<string>,
): AnalysisQueue => {
  const db = executor(sql)
  return {
    add: async (id, client, { arrival, priority }) => {
      // The id of the job is the session's, so that a session cannot be queued twice.
      const data: JobData = { session: id, client, arrival, trace: traceparent() }
      await boss.send(written, data, { id, db, priority })
    },
    length: async () => {
      const sizes = await Promise.all(names.map((name) => boss.getQueueSize(name)))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    unknown: async () => {
      const [row] = await sql.query(unknownQuery, [[...names, exhausted]])
      return Number(row?.['unknown'])
    },
    stateFor: async (client) => {
      const [row] = await sql.query(stateQuery, [names, client])
      return {
        waiting: Number(row?.['waiting']),
        own: Number(row?.['own']),
        lastArrival: Number(row?.['last_arrival']),
      }
    },
    take: async (max) => {
      const taken: Array<Job> = []
      for (const name of names)
        if (taken.length < max) {
          const jobs = await boss.fetch<JobData>(name, { batchSize: max - taken.length, db })
          taken.push(
            ...jobs.map(({ data: { session, trace } }) => ({
              id: session,
              ...(trace === undefined ? {} : { trace }),
            })),
          )
        }
      return taken
    },
    renew: async (ids) => {
      await sql.query(
        `UPDATE pgboss.job SET started_on = now() WHERE name = ANY($1) AND id = ANY($2::uuid[]) AND state = 'active'`,
        [names, ids],
      )
    },
    requeue: async (id) => {
      // Despite its type, the third argument is the job's output.
      for (const name of names) await boss.fail(name, id, {}, { db })
    },
    takeExhausted: async (max) => {
      const jobs = await boss.fetch<JobData>(exhausted, { batchSize: max, db })
      for (const { id } of jobs) await boss.deleteJob(exhausted, id, { db })
      return jobs.map(({ data }) => data.session)
    },
    remove: async (id) => {
      for (const name of names) await boss.deleteJob(name, id, { db })
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
export async function clampToNow(sql: Sql, maxRetryDelay: number): Promise<void> {
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
