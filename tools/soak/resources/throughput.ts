import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
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
const processes = 2
const sessions = 500
/** Measures the rates between these numbers of ended sessions, while both workers run at full speed. */
const [from, to] = [40, 480]
/**
 * Milliseconds of a turn, in which one side has the machine to itself. The speed of a machine drifts over minutes; an
 * analysis takes a fraction of a second.
 */
const turn = 2_000
const minShare = 0.8

/** A side of the comparison, which can be paused. `done` counts its finished analyses. */
interface Runner {
  readonly pause: () => void
  readonly resume: () => void
  readonly done: () => Promise<number>
}

interface Tally {
  readonly done: number
  readonly time: number
}

const rateOf = ({ done, time }: Tally): number => (done / time) * 1_000

/** Compares the analyses per second of two worker nodes with the bare landmark model in two processes. */
export const throughputPart = async (): Promise<ReadonlyArray<Figure>> => {
  const [service, bare] = await withSite(rates)
  return [
    limited(
      `${service.toFixed(1)} analyses per second; the bare model ${bare.toFixed(1)}`,
      service / bare,
      '>=',
      minShare,
      'x',
      2,
    ),
  ]
}

const rates = async (site: Site): Promise<readonly [service: number, bare: number]> => {
  await fillQueue(site)
  const model = await startModel()
  const database = new pg.Client(site.databaseUrl)
  await database.connect()
  const service = await startWorkers(site, database)
  try {
    return await inTurns(service, model)
  } finally {
    model.end()
    await database.end()
  }
}

/** Runs both sides in turns until the counted sessions have ended. Both are paused at the start. */
const inTurns = async (service: Runner, model: Runner): Promise<readonly [number, number]> => {
  let [ofService, ofModel]: [Tally, Tally] = [emptyTally, emptyTally]
  for (let ended = 0; ended < to; ended = await service.done()) {
    const [one, other] = [await runTurn(service), await runTurn(model)]
    if (ended < from) continue
    ofService = sum(ofService, one)
    ofModel = sum(ofModel, other)
  }
  return [rateOf(ofService), rateOf(ofModel)]
}

const emptyTally: Tally = { done: 0, time: 0 }

const sum = (a: Tally, b: Tally): Tally => ({ done: a.done + b.done, time: a.time + b.time })

const runTurn = async ({ pause, resume, done }: Runner): Promise<Tally> => {
  const [before, start] = [await done(), performance.now()]
  resume()
  await delay(turn)
  pause()
  const time = performance.now() - start
  return { done: (await done()) - before, time }
}

const signalling = (pids: ReadonlyArray<number>): Pick<Runner, 'pause' | 'resume'> => ({
  pause: () => pids.forEach((pid) => process.kill(pid, 'SIGSTOP')),
  resume: () => pids.forEach((pid) => process.kill(pid, 'SIGCONT')),
})

const bareModel = fileURLToPath(new URL('./bare-model.js', import.meta.url))

/** Starts the bare model in two processes, warms it up and pauses it. */
const startModel = async (): Promise<Runner & { readonly end: () => void }> => {
  const children = Array.from({ length: processes }, () => fork(bareModel))
  let photos = 0
  for (const child of children) child.on('message', () => photos++)
  while (photos < from) await delay(100)
  const { pause, resume } = signalling(children.map(({ pid = 0 }) => pid))
  pause()
  return {
    pause,
    resume,
    done: () => Promise.resolve(photos),
    end: () => children.forEach((child) => child.kill('SIGKILL')),
  }
}

const startWorkers = async (site: Site, database: pg.Client): Promise<Runner> => {
  const workers = await Promise.all(Array.from({ length: processes }, () => site.start('worker')))
  const { pause, resume } = signalling(workers.map(({ pid }) => pid))
  pause()
  const done = async () => {
    const { rows } = await database.query<{ count: string }>(
      `SELECT count(*) FROM kaoiro.session WHERE phase = 'ended'`,
    )
    return Number(rows[0]?.count)
  }
  return { pause, resume, done }
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
