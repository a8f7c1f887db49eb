import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { callsTo } from '../../simulated-visitors/calls.js'
import { casesOf } from '../../simulated-visitors/cases.js'
import type { Figure } from '../../report/figure.js'
import { inParallel } from '../../programs/in-parallel.js'
import type { Site } from '../../programs/site.js'
import { withSite } from '../../programs/site.js'

/** As many processes as the machine of the goal has cores. */
const processes = 2
const sessions = 500
/** Of them, until both workers run at full speed, and so that both still do at the last one. */
const [from, to] = [40, 480]
/**
 * Milliseconds that each of the two has the machine before the other's turn: short beside the minutes in which the
 * speed of a machine drifts, long beside an analysis.
 */
const turn = 2_000
const minShare = 0.8

/** Work that is done and waited for, and how much of it was done in how long. */
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

/** Analyses a second of two worker nodes, beside the bare landmark model in two processes, turn by turn. */
export const throughputPart = async (): Promise<ReadonlyArray<Figure>> => {
  const [service, bare] = await withSite(rates)
  return [
    {
      name: `${service.toFixed(1)} analyses a second; the bare model ${bare.toFixed(1)}`,
      measured: `${(service / bare).toFixed(2)} x`,
      goal: `>= ${minShare} x`,
      reached: service / bare >= minShare,
    },
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

/** Each has its turn until all sessions that count have ended; both are paused at the start. */
const inTurns = async (service: Runner, model: Runner): Promise<readonly [number, number]> => {
  let [ofService, ofModel]: [Tally, Tally] = [nothing, nothing]
  for (let ended = 0; ended < to; ended = await service.done()) {
    const [one, other] = [await haveTurn(service), await haveTurn(model)]
    if (ended < from) continue
    ofService = sum(ofService, one)
    ofModel = sum(ofModel, other)
  }
  return [rateOf(ofService), rateOf(ofModel)]
}

const nothing: Tally = { done: 0, time: 0 }

const sum = (a: Tally, b: Tally): Tally => ({ done: a.done + b.done, time: a.time + b.time })

const haveTurn = async ({ pause, resume, done }: Runner): Promise<Tally> => {
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

/** The bare model in its processes, warm and paused. */
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

/** A queue is filled by a node that does not analyse. One address may fill half of its places. */
const fillQueue = async (site: Site): Promise<void> => {
  const web = await site.start('web', { KAOIRO_MOST_WAITING: String(2 * sessions) })
  const { create, upload, request } = callsTo(() => undefined)
  await inParallel(await casesOf(sessions, 'completed'), 8, async ({ photo, gender }) => {
    const { data } = JSON.parse((await create(web.address)).body) as {
      data: { session_id: string; bucket_url: string }
    }
    await upload(data.bucket_url, photo)
    await request(web.address, data.session_id, { gender, hairline: 20 })
  })
  await web.stop()
}
