import PgBoss from 'pg-boss'
import type { Database, Sql } from '../database/sql.js'
import type { AnalysisQueue } from '../ports.js'

const waiting = 'analysis'
const givenUp = 'analysis-given-up'

/**
 * Seconds that a node has for an analysis, which takes a tenth of one. Then the node counts as dead. Its
 * own limit (`mostTime` of the analyser) ends before.
 */
const mostJobTime = 20

/** Seconds between two looks for nodes that have died; one of all nodes looks. */
const supervision = 5

/** A photo that ends its thread or its process may do so three times. */
const mostRetries = 2
/** Seconds. Whatever broke off the first try may pass. */
const retryDelay = 1

/** pg-boss's tables in this database, and its supervision of jobs whose worker is gone. */
export interface JobQueue {
  /** The queue, seen through a connection or a transaction of the same database. */
  readonly over: (sql: Sql) => AnalysisQueue
  readonly stop: () => Promise<void>
}

export const startJobQueue = async (
  database: Database,
  onError: (error: unknown) => void,
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
  await boss.start()
  await boss.createQueue(givenUp)
  await boss.createQueue(waiting, {
    policy: 'standard',
    name: waiting,
    retryLimit: mostRetries,
    retryDelay,
    expireInSeconds: mostJobTime,
    deadLetter: givenUp,
  })
  return {
    over: (sql) => queueOver(boss, sql),
    stop: () => boss.stop({ graceful: false, wait: true }),
  }
}

interface JobData {
  readonly session: string
}

const queueOver = (boss: PgBoss, sql: Sql): AnalysisQueue => {
  const db = executor(sql)
  const remove = (id: string) => boss.deleteJob(waiting, id, { db })
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
