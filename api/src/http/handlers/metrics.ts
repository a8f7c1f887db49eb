import * as O from 'fp-ts/lib/Option.js'
import type { Drift } from '@kaoiro/analyser/colour'
import { normsOfPlace, normsVersion } from '@kaoiro/analyser/colour'
import { isUtcDay } from '@kaoiro/core/norms'
import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import { withTimeout } from '../../concurrency/timers.js'
import type { HttpPorts } from '../ports/http-ports.js'
import { sendProblem, problems } from '../problems/problem.js'
import { constantTimeEqual } from './signed-upload.js'
import type { Handler } from './serve-calls.js'

/** Milliseconds to wait for the database. After that, its gauges are NaN; the other metrics are not affected. */
const maxRecordsTime = 2_000

/** Adds gauges that describe all nodes together. They are read from the database at each scrape. */
export function addRecordGauges(
  registry: Registry,
  {
    waiting,
    pendingBytes,
    drift,
    shares,
  }: Pick<HttpPorts, 'waiting' | 'pendingBytes' | 'drift' | 'shares'>,
): void {
  const addGauge = (name: string, help: string, read: () => Promise<number>): void => {
    const gauge: Gauge = new Gauge({
      name,
      help: `${help}; NaN if the database does not answer.`,
      registers: [registry],
      collect: async () =>
        gauge.set(await withTimeout(maxRecordsTime, read()).catch(() => Number.NaN)),
    })
  }
  addGauge('kaoiro_queue_length', 'Sessions of all nodes waiting for their analysis', waiting)
  addGauge(
    'kaoiro_pending_photo_bytes',
    'Bytes reserved on all nodes for photos with no analysis requested yet',
    pendingBytes,
  )
  addGauge(
    'kaoiro_norms_drift',
    'How far the mean colours of today’s photos are from the norms, where 1 is the most that is left to chance; 0 for fewer than 50 photos or without norms of the store',
    async () =>
      O.match(
        () => 0,
        ({ excess }: Drift) => excess,
      )(await drift()),
  )
  const share: Gauge = new Gauge({
    name: 'kaoiro_result_share',
    help: 'Share of yesterday’s results (UTC) of a gender with this season or pattern; expected is the share in the four weeks before by the same norms, low and high its band. None for fewer than 50 results, or if the database does not answer.',
    labelNames: ['gender', 'trait', 'value', 'of'],
    registers: [registry],
    collect: async () => {
      const found = await withTimeout(maxRecordsTime, shares()).catch(() => [])
      share.reset()
      for (const { gender, trait, value, ...figures } of found)
        for (const [of, figure] of Object.entries(figures))
          share.set({ gender, trait, value, of }, figure)
    },
  })
}

/** Milliseconds until metrics are collected again. This takes 5 ms of the main thread and two queries. */
const maxMetricsAge = 1_000

export function metrics(registry: Registry, token: string | undefined): Handler {
  const collect = keptFor(maxMetricsAge, () => registry.metrics())
  return guarded(token, async (_, reply) => reply.type(registry.contentType).send(await collect()))
}

/** The norms of the people since a day, in the format of `norms.json`. */
export function norms(sumsSince: HttpPorts['sumsSince'], token: string | undefined): Handler {
  return guarded(token, async ({ query: { since } }, reply) => {
    if (typeof since !== 'string' || !isUtcDay(since)) return sendProblem(reply, problems.wrongDay)
    const sums = await sumsSince(since)
    const made = normsOfPlace(normsVersion(new Date(), sums), sums)
    return O.isNone(made) ? sendProblem(reply, problems.tooFewPeople) : reply.send(made.value)
  })
}

/** Requires the token, if there is one. */
const guarded =
  (token: string | undefined, handle: Handler): Handler =>
  (request, reply) =>
    token === undefined || hasToken(request.headers.authorization ?? '', token)
      ? handle(request, reply)
      : sendProblem(reply.header('www-authenticate', 'Bearer'), problems.unauthorised)

/** Reads again once an answer is older than this many milliseconds. */
const keptFor = <A>(milliseconds: number, read: () => Promise<A>): (() => Promise<A>) => {
  let last: { readonly answer: Promise<A>; readonly time: number } | undefined
  return () => {
    const time = performance.now()
    if (last === undefined || time - last.time >= milliseconds) last = { answer: read(), time }
    return last.answer
  }
}

/** The scheme is case-insensitive and followed by one or more spaces (RFC 9110, 11.1 and 11.4). */
const hasToken = (authorization: string, token: string): boolean =>
  constantTimeEqual(authorization.replace(/^bearer +/i, 'Bearer '), `Bearer ${token}`)
