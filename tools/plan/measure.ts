import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import * as E from 'fp-ts/lib/Either.js'
import pg from 'pg'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'
import type { Site } from '../programs/site.js'
import { withSite } from '../programs/site.js'
import type { Figure } from '../report/figure.js'
import { none } from '../report/figure.js'
import { progressOf } from '../report/progress-line.js'
import { mean } from '../statistics/mean.js'
import { quantile } from '../statistics/quantile.js'
import { namedStream } from '../statistics/random.js'
import type { Answered } from '../simulated-visitors/calls.js'
import { casesOf, kinds } from '../simulated-visitors/cases.js'
import { crowd, visitors } from '../simulated-visitors/crowd.js'
import { exchangeFrom } from '../simulated-visitors/from-address.js'
import { simulate } from './simulate.js'
import type { Times } from './times.js'

/** A crowd that the site serves with ease, whose times go into the file, and one that has to queue. */
const crowds = [20, 80]

/** Largest error of the simulated waits. */
const maxError = 0.25

/** Milliseconds until PostgreSQL publishes the counters of an idle connection (PGSTAT_IDLE_INTERVAL). */
const untilFlushed = 11_000

/** Measures the times that `npm run plan` uses, and compares its simulation with real crowds. Linux only. */
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
  const nodes = { web: web.pid, workers: workers.map(({ pid }) => pid) }
  const come = (atOnce: number) =>
    crowd(() => web.address, false, progressOf(`visitors, ${atOnce} at once`), {
      atOnce,
      // The service makes sessions of one address wait for each other, which the simulation leaves out.
      exchangeOf: (n) => exchangeFrom(`127.1.${n >> 8}.${n & 0xff}`),
      only: 'completed',
    })
  await come(crowds[0] ?? 0)
  const idle = await idleTransactions(database)
  const figures: Array<Figure> = []
  for (const atOnce of crowds) {
    const before = await workSoFar(nodes, database)
    const { times: waits, answers, broken } = await come(atOnce)
    const work = workSince(before, await workSoFar(nodes, database), idle)
    const times = await timesOf(work, answers, database, idle / (1 + workers.length))
    if (file !== undefined && atOnce === crowds[0])
      writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`)
    const simulated = simulate(
      times,
      { decode: 1, analysis: workers.length },
      Array.from({ length: atOnce }, () => 0),
      visitors - atOnce,
      namedStream('looks'),
    )
    for (const share of [0.5, 0.99])
      figures.push(
        errorFigure(share, atOnce, quantile(waits, share), quantile(simulated.waits, share)),
      )
    figures.push(none(`interrupted visits, ${atOnce} at once`, broken))
  }
  return figures
}

const errorFigure = (share: number, atOnce: number, seen: number, simulated: number): Figure => {
  const error = simulated / seen - 1
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`
  return {
    name: `p${share * 100} of ${atOnce} at once: ${seconds(seen)}; simulated`,
    measured: seconds(simulated),
    goal: `within ${maxError * 100} % (${(error * 100).toFixed(0)} %)`,
    reached: Math.abs(error) <= maxError,
  }
}

interface Work {
  /** Milliseconds on photos: running, and waiting for a core. */
  readonly decoding: number
  readonly analysing: number
  /** CPU time in milliseconds. */
  readonly web: number
  readonly databaseCpu: number
  readonly transactions: number
  /** Time of the measurement in milliseconds. */
  readonly at: number
}

type Nodes = { readonly web: number; readonly workers: ReadonlyArray<number> }

/** All work since the start of the processes, once PostgreSQL has published its counters. */
const workSoFar = async ({ web, workers }: Nodes, database: pg.Client): Promise<Work> => {
  await delay(untilFlushed)
  const { rows } = await database.query<{ count: string; pid: number }>(
    `SELECT xact_commit AS count, pg_backend_pid() AS pid
     FROM pg_stat_database WHERE datname = current_database()`,
  )
  const webWork = nodeWork(web)
  return {
    decoding: webWork.photos,
    analysing: workers.reduce((sum, pid) => sum + nodeWork(pid).photos, 0),
    web: webWork.others,
    databaseCpu: databaseCpu(rows[0]?.pid ?? 0),
    transactions: Number(rows[0]?.count),
    at: performance.now(),
  }
}

/** Transactions per second of all nodes without visitors. */
const idleTransactions = async (database: pg.Client): Promise<number> => {
  const [start, end] = [
    await workSoFar({ web: process.pid, workers: [] }, database),
    await workSoFar({ web: process.pid, workers: [] }, database),
  ]
  return ((end.transactions - start.transactions) * 1_000) / (end.at - start.at)
}

/** The work of one visit. */
const workSince = (before: Work, now: Work, idle: number): Omit<Work, 'at'> => ({
  decoding: (now.decoding - before.decoding) / visitors,
  analysing: (now.analysing - before.analysing) / visitors,
  web: (now.web - before.web) / visitors,
  databaseCpu: (now.databaseCpu - before.databaseCpu) / visitors,
  transactions:
    (now.transactions - before.transactions - (idle * (now.at - before.at)) / 1_000) / visitors,
})

/**
 * Time of a node's threads in milliseconds. One of its threads decodes or analyses: the busiest except for the main
 * one. It works on a photo without a pause, so waiting for a core counts as well (Documentation/scheduler/sched-stats.rst).
 */
const nodeWork = (pid: number): { readonly photos: number; readonly others: number } => {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [running = 0, waiting = 0] = statOf(`/proc/${pid}/task/${thread}/schedstat`)
    return { isMain: thread === String(pid), running: running / 1e6, waiting: waiting / 1e6 }
  })
  const all = threads.reduce((sum, { running }) => sum + running, 0)
  const [busiest] = threads.filter(({ isMain }) => !isMain).sort((a, b) => b.running - a.running)
  if (busiest === undefined) return { photos: 0, others: all }
  return { photos: busiest.running + busiest.waiting, others: all - busiest.running }
}

/** The numbers in a file of /proc; none if its process has ended. */
const statOf = (file: string): ReadonlyArray<number> => {
  try {
    const text = readFileSync(file, 'utf8')
    return text
      .slice(text.lastIndexOf(')') + 1)
      .trim()
      .split(' ')
      .map(Number)
  } catch {
    return []
  }
}

/** CPU time in milliseconds of a PostgreSQL server and its processes, including those that have ended. */
const databaseCpu = (backend: number): number => {
  const [parent, own, ended] = [1, [11, 12], [13, 14]]
  const stat = (pid: string) => statOf(`/proc/${pid}/stat`)
  const sum = (numbers: ReadonlyArray<number>, fields: ReadonlyArray<number>) =>
    // In hundredths of a second.
    fields.reduce((total, field) => total + (numbers[field] ?? 0) * 10, 0)
  const server = stat(String(backend))[parent]
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(stat)
    .filter((numbers) => numbers[parent] === server)
  const main = sum(stat(String(server)), [...own, ...ended])
  return children.reduce((total, numbers) => total + sum(numbers, own), main)
}

const timesOf = async (
  work: Omit<Work, 'at'>,
  answers: ReadonlyArray<Answered>,
  database: pg.Client,
  idle: number,
): Promise<Times> => {
  const rounded = (number: number) => Math.round(number * 100) / 100
  const answer = (name: Answered['call']) =>
    rounded(mean(answers.filter(({ call }) => call === name).map(({ time }) => time)))
  const { rows } = await database.query<{ bytes: string }>(
    `SELECT pg_total_relation_size('kaoiro.session') / count(*) AS bytes FROM kaoiro.session`,
  )
  const cases = await casesOf(kinds, 'completed')
  const pixels = await Promise.all(cases.map(({ photo }) => decodeJpeg(photo)))
  // Three of four bytes per pixel are stored.
  const sizes = pixels.filter(E.isRight).map(({ right: { width, height } }) => width * height * 3)
  return {
    machine: `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} cores`,
    photo: { decode: rounded(work.decoding), analysis: rounded(work.analysing) },
    answer: { create: answer('create'), upload: answer('upload'), poll: answer('poll') },
    webCpu: rounded(work.web),
    database: {
      transactions: rounded(work.transactions),
      cpu: rounded(work.databaseCpu),
      idleTransactions: rounded(idle),
      rowBytes: Number(rows[0]?.bytes),
    },
    bytes: {
      photo: Math.round(mean(cases.map(({ photo }) => photo.length))),
      pixmap: Math.round(mean(sizes)),
    },
  }
}
