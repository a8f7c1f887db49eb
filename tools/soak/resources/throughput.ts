import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { calls, createSession } from '../../simulated-visitors/calls.js'
import { casesOf } from '../../simulated-visitors/cases.js'
import type { Figure } from '../../report/figure.js'
import { limited } from '../../report/figure.js'
import { inParallel } from '../../programs/in-parallel.js'
import type { Site } from '../../programs/site.js'
import { withSite } from '../../programs/site.js'

/** The goal is set for a machine with two cores. */
const workers = 2
const sessions = 500
/** Measures the rate between these numbers of ended sessions, while all workers run at full speed. */
const [from, to] = [40, 480]
/** Analyses per second that the default limit of new sessions assumes (docs/limits.md). */
const minRate = 14

/** Measures the analyses per second of two worker nodes. */
export const throughputPart = async (): Promise<ReadonlyArray<Figure>> => [
  limited(
    `analyses per second of ${workers} workers`,
    await withSite(rateOf),
    '>=',
    minRate,
    '',
    1,
  ),
]

const rateOf = async (site: Site): Promise<number> => {
  await fillQueue(site)
  const database = new pg.Client(site.databaseUrl)
  await database.connect()
  const whenEnded = async (count: number) => {
    while ((await endedIn(database)) < count) await delay(50)
    return { done: await endedIn(database), time: performance.now() }
  }
  try {
    await Promise.all(Array.from({ length: workers }, () => site.start('worker')))
    const [start, end] = [await whenEnded(from), await whenEnded(to)]
    return ((end.done - start.done) / (end.time - start.time)) * 1_000
  } finally {
    await database.end()
  }
}

const endedIn = async (database: pg.Client): Promise<number> => {
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM kaoiro.session WHERE phase = 'ended'`,
  )
  return Number(rows[0]?.count)
}

/** Fills the queue through a node that does not analyse. One address may take only half of the queue's places. */
const fillQueue = async (site: Site): Promise<void> => {
  const web = await site.start('web', { KAOIRO_MOST_WAITING: String(2 * sessions) })
  await inParallel(await casesOf(sessions, 'completed'), 8, async ({ photo, gender }) => {
    const { id, bucketUrl } = await createSession(web.address)
    await calls.upload(bucketUrl, photo)
    await calls.request(web.address, id, { gender, hairline: 20 })
  })
  await web.stop()
}
