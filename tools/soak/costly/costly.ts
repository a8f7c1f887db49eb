import { setTimeout as delay } from 'node:timers/promises'
import { sample } from 'fast-check'
import { lightCardPath } from '@kaoiro/core/light-card'
import { cardPath, comparePath, resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { defaultLimits, withServe } from '../../programs/serve-process.js'
import type { Figure } from '../../report/figure.js'
import { figure, none } from '../../report/figure.js'
import { progressOf } from '../../report/progress.js'
import { createSession } from '../../simulated-visitors/calls.js'
import { costlyRequests } from '../../simulated-visitors/costly-requests.js'
import { median } from '../../statistics/quantile.js'
import type { Answer, Ask, Client } from './ask.js'
import { clientFrom, p99, repeat } from './ask.js'

/** Requests of one kind. */
interface CostlyKind {
  readonly name: string
  /** The request with a number. */
  readonly request: (n: number) => Ask
}

const codes = sample(diagnosisArb, { numRuns: 9_999, seed: 52 }).map(resultCode.encode)
const codeAt = (n: number): string => codes[n % codes.length] ?? ''
const pairAt = (n: number) => [codeAt(n), codeAt(n + 1)] as const

/** The path of a card that no attacker asks for. */
const visitorsCard = (n: number): string => cardPath(resultPath(codeAt(codes.length - 1 - n)))

/** Drawings, each with a path or host that is in no cache, and metrics. */
const costlyDrawings: ReadonlyArray<CostlyKind> = [
  { name: 'results', request: (n) => ({ path: resultPath(codeAt(n)) }) },
  {
    name: 'leading zeros',
    request: (n) => ({ path: resultPath('0'.repeat(n % 3_000) + codeAt(0)) }),
  },
  { name: 'invalid codes', request: (n) => ({ path: resultPath(codeAt(n) + codeAt(n)) }) },
  { name: 'comparisons', request: (n) => ({ path: comparePath(...pairAt(n)) }) },
  { name: 'cards', request: (n) => ({ path: cardPath(resultPath(codeAt(n))) }) },
  { name: 'cards of two', request: (n) => ({ path: cardPath(comparePath(...pairAt(n))) }) },
  {
    name: 'light cards',
    request: (n) => ({ path: lightCardPath, headers: { host: `shop${n}.example.com` } }),
  },
  { name: 'metrics', request: () => ({ path: '/metrics' }) },
]

/** Each has its own limits. */
const addresses = { finder: '127.0.0.2', attacker: '127.0.0.3', visitor: '127.0.0.4' } as const
const connections = 90

/** Requests per second of the attacker: just below the limit of an address, beyond which the service refuses them. */
const rate = 290

/** How many headers and addresses are sent: those that took the most time alone. */
const worst = 4

/** Milliseconds. */
const attackTime = 30_000
const aloneTime = 5_000
const pollInterval = 50
const cardInterval = 500
const maxWait = 250

/** One address sends the costliest requests, kind after kind; another one polls and asks for cards. */
export const costlyPart = (): Promise<ReadonlyArray<Figure>> =>
  withServe(defaultLimits, async ({ address }) => {
    const kinds = [...(await worstRequests(address)), ...costlyDrawings]
    const { id } = await createSession(address)
    const visitor = clientFrom(addresses.visitor, address, connections)
    const polled = { 'a poll': `/v1/sessions/${id}`, '/readyz': '/readyz' }
    const poll = () =>
      Object.values(polled).map((path) => repeat(pollInterval, () => visitor.ask({ path })))
    const calm = poll()
    await delay(aloneTime)
    const alone = await stopAll(calm)
    const polls = poll()
    const cards = repeat(cardInterval, (n) => visitor.ask({ path: visitorsCard(n) }))
    const phases = await attackWith(kinds, address)
    const attacked = await stopAll(polls)
    const previews = await cards.stop()
    visitor.close()
    return [
      ...Object.keys(polled).map((name, at) =>
        pollFigure(name, alone[at] ?? [], attacked[at] ?? [], phases),
      ),
      none(
        `cards of another address refused, of ${previews.length}`,
        previews.filter(({ status }) => status !== 200).length,
      ),
    ]
  })

/** The requests that take the most time to parse, by the median of three. */
const worstRequests = async (address: string): Promise<ReadonlyArray<CostlyKind>> => {
  const { ask, close } = clientFrom(addresses.finder, address, 1)
  const found: Array<CostlyKind & { readonly wait: number }> = []
  for (const { name, path, headers } of costlyRequests) {
    const waits = []
    for (let n = 0; n < 3; n++) waits.push((await ask({ path, headers })).wait)
    found.push({ name, request: () => ({ path, headers }), wait: median(waits) })
  }
  close()
  return found.sort((a, b) => b.wait - a.wait).slice(0, worst)
}

const stopAll = (running: ReadonlyArray<ReturnType<typeof repeat>>) =>
  Promise.all(running.map(({ stop }) => stop()))

/** When the requests of a kind began. */
interface Phase {
  readonly name: string
  readonly start: number
}

const attackWith = async (
  kinds: ReadonlyArray<CostlyKind>,
  address: string,
): Promise<ReadonlyArray<Phase>> => {
  const attacker = clientFrom(addresses.attacker, address, connections)
  const progress = progressOf('kinds of costly requests')
  const phases: Array<Phase> = []
  for (const { name, request } of kinds) {
    phases.push({ name, start: performance.now() })
    await attack(attacker, request, attackTime / kinds.length)
    progress(phases.length, kinds.length)
  }
  attacker.close()
  return phases
}

/** Sends requests at the rate, or as fast as the service answers on all connections. */
const attack = async (
  { ask }: Client,
  request: CostlyKind['request'],
  time: number,
): Promise<void> => {
  const start = performance.now()
  let sent = 0
  const goOn = async (): Promise<void> => {
    while (performance.now() < start + time) {
      const n = sent++
      await delay(Math.max(0, start + (n * 1_000) / rate - performance.now()))
      await ask(request(n))
    }
  }
  await Promise.all(Array.from({ length: connections }, goOn))
}

const pollFigure = (
  name: string,
  alone: ReadonlyArray<Answer>,
  attacked: ReadonlyArray<Answer>,
  phases: ReadonlyArray<Phase>,
): Figure => {
  const [slowest] = phases
    .map(({ name, start }, at) => {
      const end = phases[at + 1]?.start ?? Infinity
      return { name, wait: p99(attacked.filter((one) => one.start >= start && one.start < end)) }
    })
    .sort((a, b) => b.wait - a.wait)
  const wait = p99(attacked)
  const failed = attacked.filter(({ status }) => status !== 200).length
  return figure(
    `${name} of another address, p99 of ${attacked.length}`,
    `${wait.toFixed(0)} ms`,
    `<= ${maxWait} ms, ${failed} failed; alone ${p99(alone).toFixed(0)} ms;\n` +
      `      slowest ${slowest?.wait.toFixed(0) ?? ''} ms: ${slowest?.name ?? ''}`,
    wait <= maxWait && failed === 0,
  )
}
