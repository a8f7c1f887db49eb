import { fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { calls, createSession } from '../../simulated-visitors/calls.js'
import { casesOf } from '../../simulated-visitors/cases.js'
import type { Figure } from '../../report/figure.js'
import { limited } from '../../report/figure.js'
import { inParallel } from '../../programs/in-parallel.js'
import type { Site } from '../../programs/site.js'
import { withSite } from '../../programs/site.js'

/** The goals are set for a machine with two cores. */
const processes = 2
const sessions = 500
/** Measures the rate between these numbers of ended sessions, while all workers run at full speed. */
const [from, to] = [40, 480]
/** Analyses per second that the default limit of new sessions assumes (docs/limits.md). */
const minRate = 14
/** Of the rate of the landmark model alone, as its library runs it. */
const minShare = 0.85
/**
 * Milliseconds of a turn, in which one side has the machine to itself. The speed of a machine drifts over minutes; an
 * analysis takes a fraction of a second.
 */
const turn = 2_000

/** Processes that are stopped when it is not their turn, and the number of photos they have analysed. */
interface Side {
  readonly pids: ReadonlyArray<number>
  readonly done: () => Promise<number>
}

/** Measures the analyses per second of two worker nodes, in turns with the bare model in two processes. */
export const throughputPart = async (): Promise<ReadonlyArray<Figure>> => {
  const [rate, bare] = await withSite(ratesOf)
  return [
    limited(`analyses per second of ${processes} workers`, rate, '>=', minRate, '', 1),
    limited(
      `of the bare model's ${bare.toFixed(1)} per second`,
      rate / bare,
      '>=',
      minShare,
      'x',
      2,
    ),
  ]
}

const ratesOf = async (site: Site): Promise<readonly [service: number, bare: number]> => {
  await fillQueue(site)
  const database = new pg.Client(site.databaseUrl)
  await database.connect()
  const bareModel = fileURLToPath(new URL('./bare-model.js', import.meta.url))
  const children = Array.from({ length: processes }, () => fork(bareModel))
  try {
    const model = { pids: children.map(({ pid = 0 }) => pid), done: countOf(children) }
    while ((await model.done()) < from) await delay(100)
    signal(model, 'SIGSTOP')
    const workers = await Promise.all(Array.from({ length: processes }, () => site.start('worker')))
    return await inTurns(
      { pids: workers.map(({ pid }) => pid), done: () => endedIn(database) },
      model,
    )
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await database.end()
  }
}

/** Counts the messages of processes. */
const countOf = (children: ReadonlyArray<ReturnType<typeof fork>>): Side['done'] => {
  let count = 0
  for (const child of children) child.on('message', () => count++)
  return () => Promise.resolve(count)
}

const signal = ({ pids }: Side, name: 'SIGSTOP' | 'SIGCONT'): void =>
  pids.forEach((pid) => process.kill(pid, name))

/** The photos per second of both sides in their turns, between the first and the last counted session. */
const inTurns = async (service: Side, model: Side): Promise<readonly [number, number]> => {
  const sides = [service, model].map((side) => ({ ...side, photos: 0, time: 0 }))
  for (let ended = 0; ended < to; ended = await service.done())
    for (const side of sides) {
      const [before, start] = [await side.done(), performance.now()]
      signal(side, 'SIGCONT')
      await delay(turn)
      signal(side, 'SIGSTOP')
      if (ended < from) continue
      side.time += performance.now() - start
      side.photos += (await side.done()) - before
    }
  const [one = 0, other = 0] = sides.map(({ photos, time }) => (photos / time) * 1_000)
  return [one, other]
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
