import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { callsTo } from '../../visits/calls.js'
import { casesOf } from '../../visits/cases.js'
import type { Figure } from '../../report/figure.js'
import { inParallel } from '../../processes/in-parallel.js'
import type { Site } from '../../processes/site.js'
import { withSite } from '../../processes/site.js'

/** As many processes as the machine of the goal has cores. */
const processes = 2
const sessions = 500
/** Of them, until both workers run at full speed, and so that both still do at the last one. */
const [from, to] = [40, 480]
/** Milliseconds that the bare model runs, before and after. */
const bareTime = 10_000
const minShare = 0.8

/** Analyses a second of two worker nodes, beside the bare landmark model in two processes. */
export const throughputPart = async (): Promise<ReadonlyArray<Figure>> => {
  const before = await bareRate()
  const service = await withSite(serviceRate)
  const after = await bareRate()
  const bare = (before + after) / 2
  return [
    {
      name: `${service.toFixed(1)} analyses a second; the bare model ${bare.toFixed(1)}`,
      measured: `${(service / bare).toFixed(2)} x`,
      goal: `>= ${minShare} x`,
      reached: service / bare >= minShare,
    },
  ]
}

const bareModel = fileURLToPath(new URL('./bare-model.js', import.meta.url))

/** The sum over the processes, each of which tells its own rate. */
const bareRate = async (): Promise<number> => {
  const rates = await Promise.all(
    Array.from({ length: processes }, async () => {
      const child = fork(bareModel, [String(bareTime)])
      const [rate] = (await once(child, 'message')) as [number]
      await once(child, 'exit')
      return rate
    }),
  )
  return rates.reduce((sum, rate) => sum + rate, 0)
}

/**
 * A line is filled by a node that does not analyse; then two that do nothing else empty it. One address may
 * fill half of its places.
 */
const serviceRate = async (site: Site): Promise<number> => {
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
  const database = new pg.Client(site.databaseUrl)
  await database.connect()
  await Promise.all(Array.from({ length: processes }, () => site.start('worker')))
  const start = await whenEnded(database, from)
  const end = await whenEnded(database, to)
  await database.end()
  return ((end.count - start.count) / (end.time - start.time)) * 1_000
}

const whenEnded = async (
  database: pg.Client,
  min: number,
): Promise<{ readonly count: number; readonly time: number }> => {
  for (;;) {
    const { rows } = await database.query<{ count: string }>(
      `SELECT count(*) FROM kaoiro.session WHERE phase = 'ended'`,
    )
    const count = Number(rows[0]?.count)
    if (count >= min) return { count, time: performance.now() }
    await delay(250)
  }
}
