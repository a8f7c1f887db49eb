import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { ServeProcess } from '../programs/serve-process.js'
import type { Site } from '../programs/site.js'
import { withSite } from '../programs/site.js'
import type { Figure } from '../report/figure.js'
import { figure, none } from '../report/figure.js'
import { progressOf } from '../report/progress.js'
import { exchangeFrom } from '../simulated-visitors/calls.js'
import { crowd, visitors } from '../simulated-visitors/crowd.js'
import { quantile } from '../statistics/quantile.js'
import { namedStream } from '../statistics/random.js'
import { simulate } from './simulate.js'
import { idleTransactions } from './site.js'
import type { Times } from './times.js'

/** Visitors at once: few, to measure the times, and so many that they have to queue. */
const [easy, busy] = [20, 80]

/** Largest acceptable error of the simulated waits, as a share. */
const maxError = 0.25

/** Milliseconds until PostgreSQL publishes the counters of an idle connection (PGSTAT_IDLE_INTERVAL). */
const untilFlushed = 11_000

/** Measures the times that `npm run plan` uses, and compares its simulation with real visits. Linux only. */
export const planPart = (file?: string): Promise<ReadonlyArray<Figure>> =>
  withSite(async (site) => {
    const database = new pg.Client(site.databaseUrl)
    await database.connect()
    try {
      return await compareCrowds(site, database, file)
    } finally {
      await database.end()
    }
  })

const compareCrowds = async (site: Site, database: pg.Client, file: string | undefined) => {
  const web = await site.start('web')
  const workers = [await site.start('worker'), await site.start('worker')]
  const come = (atOnce: number) =>
    crowd(() => web.address, false, progressOf(`visitors, ${atOnce} at once`), {
      atOnce,
      // One address for each visitor. Sessions of the same address would wait for each other, unlike in the simulation.
      exchangeOf: (n) => exchangeFrom(`127.1.${n >> 8}.${n & 0xff}`),
      only: 'completed',
    })
  const workSoFar = () => measureWork([web, ...workers], database)
  await come(easy)
  const figures: Array<Figure> = []
  for (const atOnce of [easy, busy]) {
    const before = await workSoFar()
    const { times: waits, broken } = await come(atOnce)
    const times = timesOf(before, await workSoFar(), 1 + workers.length)
    if (file !== undefined && atOnce === easy)
      writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`)
    const starts = Array.from({ length: atOnce }, () => 0)
    const simulated = simulate(
      times,
      workers.length,
      starts,
      visitors - atOnce,
      namedStream('looks'),
    )
    for (const share of [0.5, 0.99]) {
      const [seen, expected] = [quantile(waits, share), quantile(simulated.waits, share)]
      figures.push(errorFigure(`p${share * 100} of ${atOnce} at once`, seen, expected))
    }
    figures.push(none(`interrupted visits, ${atOnce} at once`, broken))
  }
  return figures
}

const errorFigure = (name: string, seen: number, simulated: number): Figure => {
  const error = simulated / seen - 1
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`
  const goal = `within ${maxError * 100} % (${(error * 100).toFixed(0)} %)`
  const isClose = Math.abs(error) <= maxError
  return figure(`${name}: ${seconds(seen)}; simulated`, seconds(simulated), goal, isClose)
}

/** Work of all visits since the processes started. */
type Work = Omit<Times, 'machine'> & { /** Milliseconds. */ readonly at: number }

const measureWork = async (
  [web, ...workers]: ReadonlyArray<ServeProcess>,
  database: pg.Client,
): Promise<Work> => {
  await delay(untilFlushed)
  const { rows } = await database.query<{ count: string }>(
    'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  return {
    analysis: workers.reduce((sum, { pid }) => sum + photoTime(pid), 0),
    webCpu: threadTimes(web?.pid ?? 0).reduce((sum, { running }) => sum + running, 0),
    databaseCpu: databaseCpu(),
    transactions: Number(rows[0]?.count),
    at: performance.now(),
  }
}

/** Times of a node's threads in milliseconds (Documentation/scheduler/sched-stats.rst). */
const threadTimes = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [running = 0, waiting = 0] = numbersIn(readProc(`${pid}/task/${thread}/schedstat`))
    return { isMain: thread === String(pid), running: running / 1e6, waiting: waiting / 1e6 }
  })

/**
 * Time of the thread of a worker that analyses photos: the busiest one except for the main thread. It works without a
 * pause, so its waiting for a core counts as well.
 */
const photoTime = (pid: number): number =>
  Math.max(
    0,
    ...threadTimes(pid)
      .filter(({ isMain }) => !isMain)
      .map(({ running, waiting }) => running + waiting),
  )

/** CPU time in milliseconds of PostgreSQL's processes, including those that have ended. */
const databaseCpu = (): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readProc(`${pid}/stat`).split('(postgres) ')[1] ?? '')
    // utime, stime, cutime and cstime, in hundredths of a second.
    .flatMap((stat) => numbersIn(stat).slice(11, 15))
    .reduce((sum, hundredths) => sum + hundredths * 10, 0)

/** A file of /proc; empty if its process has ended. */
const readProc = (name: string): string => {
  try {
    return readFileSync(`/proc/${name}`, 'utf8')
  } catch {
    return ''
  }
}

const numbersIn = (text: string): ReadonlyArray<number> => text.trim().split(' ').map(Number)

const timesOf = (before: Work, now: Work, nodes: number): Times => {
  const perVisit = (name: keyof Work) => (now[name] - before[name]) / visitors
  const idle = (idleTransactions * nodes * perVisit('at')) / 1_000
  const rounded = (number: number) => Math.round(number * 100) / 100
  return {
    machine: `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} cores`,
    analysis: rounded(perVisit('analysis')),
    webCpu: rounded(perVisit('webCpu')),
    databaseCpu: rounded(perVisit('databaseCpu')),
    transactions: rounded(perVisit('transactions') - idle),
  }
}
