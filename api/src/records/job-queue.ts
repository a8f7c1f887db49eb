import PgBoss from 'pg-boss'
import type { Database, Sql } from '../database/sql.js'
import type { AnalysisQueue } from '../ports.js'

const waiting = 'analysis'
const givenUp = 'analysis-given-up'

/** A photo that ends its thread or its process may do so three times. */
const mostRetries = 2

/** In seconds. */
export interface QueueTimes {
  /** What a node has for an analysis; then it counts as dead. */
  readonly mostJobTime: number
  /** Between two looks for nodes that have died; one of all nodes looks. */
  readonly supervision: number
  /** Before another try: whatever broke off the first one may pass. */
  readonly retryDelay: number
}

/** An analysis takes a tenth of a second, and the analyser's own limit is 15: so nobody is cut off at work. */
const usualTimes: QueueTimes = { mostJobTime: 20, supervision: 5, retryDelay: 1 }

/** pg-boss's tables in this database, and its supervision of jobs whose worker is gone. */
export interface JobQueue {
  /** The queue, seen through a connection or a transaction of the same database. */
  readonly over: (sql: Sql) => AnalysisQueue
  readonly stop: () => Promise<void>
}

export const startJobQueue = async (
  database: Database,
  onError: (error: unknown) => void,
  { mostJobTime, supervision, retryDelay }: QueueTimes = usualTimes,
): Promise<JobQueue> => {
  const boss = new PgBoss({
    db: executor(database),
    schedule: false,
    maintenanceIntervalSeconds: supervision,
    // Jobs are deleted as soon as they have ended, and the rest is never long in line.
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 3_600,
    deleteAfterHours: 1,
  })
  boss.on('error', onError)
  // Two nodes that made its tables together would stand in each other's way.
  await database.inTurn(async () => {
    await boss.start()
    await keepQueue(boss, { name: givenUp, policy: 'standard', retentionHours })
    await keepQueue(boss, {
      name: waiting,
      policy: 'standard',
      retryLimit: mostRetries,
      retryDelay,
      expireInSeconds: mostJobTime,
      deadLetter: givenUp,
      retentionHours,
    })
  })
  return {
    over: (sql) => queueOver(boss, sql),
    stop: () => boss.stop({ graceful: false, wait: true }),
  }
}

/** Jobs that nobody has taken go with their sessions. */
const retentionHours = 24

/** Makes a queue, or brings one of an earlier version up to date. */
const keepQueue = async (boss: PgBoss, queue: PgBoss.Queue): Promise<void> => {
  await boss.createQueue(queue.name, queue)
  await boss.updateQueue(queue.name, queue)
}

interface JobData {
  readonly session: string
}

const queueOver = (boss: PgBoss, sql: Sql): AnalysisQueue => {
  const db = executor(sql)
  const remove = async (id: string): Promise<void> => {
    await boss.deleteJob(waiting, id, { db })
  }
  return {
    add: async (id) => {
      // The session's id is the job's, so that a session is in line once.
      await boss.send(waiting, { session: id } satisfies JobData, { id, db })
    },
    length: () => boss.getQueueSize(waiting),
    take: async (most) => {
      const jobs = await boss.fetch<JobData>(waiting, { batchSize: most, db })
      return jobs.map(({ data }) => data.session)
    },
    giveBack: async (id) => {
      await boss.fail(waiting, id, { db })
    },
    takeGivenUp: async (most) => {
      const jobs = await boss.fetch<JobData>(givenUp, { batchSize: most, db })
      for (const { id, data } of jobs) {
        await boss.deleteJob(givenUp, id, { db })
        await remove(data.session)
      }
      return jobs.map(({ data }) => data.session)
    },
    remove,
  }
}

/** pg-boss hands over scripts of several statements without values. */
const executor = ({ query, script }: Sql) => ({
  executeSql: async (text: string, values?: ReadonlyArray<unknown>) => ({
    rows: [...(values === undefined ? await script(text) : await query(text, values))],
  }),
})
