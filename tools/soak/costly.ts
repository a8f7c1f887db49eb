import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { sample } from 'fast-check'
import { lightCardPath } from '@kaoiro/core/light-card/path'
import { cardPath, comparePath, resultPath } from '@kaoiro/core/result-code/path'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { defaultLimits } from '../programs/serve-process.js'
import { withServe } from '../programs/with-serve.js'
import type { Figure } from '../report/figure.js'
import { figure, none } from '../report/figure.js'
import { progressOf } from '../report/progress-line.js'
import { createSession } from '../simulated-visitors/calls.js'
import { quantile } from '../statistics/quantile.js'

const attacker = '127.0.0.2'
const visitor = '127.0.0.3'
const connections = 90

/** Requests per second of the attacker: just below the limit for one address, beyond which answers are cheap. */
const rate = 290

/** Milliseconds. */
const attackTime = 30_000
const aloneTime = 5_000
const pollInterval = 50
const cardInterval = 500
const maxWait = 250

interface Request {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A kind of request that costs much; each request of the kind misses the caches. */
interface CostlyKind {
  readonly name: string
  readonly request: (n: number) => Request
}

const codes = sample(diagnosisArb, { numRuns: 9_999, seed: 52 }).map(resultCode.encode)
const codeAt = (n: number): string => codes[n % codes.length] ?? ''
const pairAt = (n: number) => [codeAt(n), codeAt(n + 1)] as const

const drawings: ReadonlyArray<CostlyKind> = [
  { name: 'results', request: (n) => ({ path: resultPath(codeAt(n)) }) },
  {
    name: 'leading zeros',
    request: (n) => ({ path: resultPath('0'.repeat(n % 9_999) + codeAt(0)) }),
  },
  { name: 'invalid codes', request: (n) => ({ path: resultPath(`${codeAt(n)}${codeAt(0)}`) }) },
  { name: 'comparisons', request: (n) => ({ path: comparePath(...pairAt(n)) }) },
  { name: 'cards', request: (n) => ({ path: cardPath(resultPath(codeAt(n))) }) },
  { name: 'cards of two', request: (n) => ({ path: cardPath(comparePath(...pairAt(n))) }) },
  {
    name: 'light cards',
    request: (n) => ({ path: lightCardPath, headers: { host: `shop${n}.example.com` } }),
  },
  { name: 'metrics', request: () => ({ path: '/metrics' }) },
]

/** One address sends the costliest requests, one kind after the other, while another address polls. */
export const costlyPart = (): Promise<ReadonlyArray<Figure>> =>
  withServe(defaultLimits, async ({ address }) => {
    const { id } = await createSession(address)
    const paths = { 'a poll': `/v1/sessions/${id}`, '/readyz': '/readyz' }
    const visit = asker(visitor, new Agent({ keepAlive: true, maxSockets: 6 }))
    const watch = () =>
      Object.entries(paths).map(([name, path]) => ({ name, ...repeat(pollInterval, () => visit(address, { path })) }))
    const alone = watch()
    await delay(aloneTime)
    const calm = await Promise.all(alone.map(({ stop }) => stop()))
    const attacked = watch()
    const cards = repeat(cardInterval, (n) =>
      visit(address, { path: cardPath(resultPath(codeAt(n + codes.length / 2))) }),
    )
    const progress = progressOf('kinds of costly requests')
    const starts: Array<number> = []
    const statuses: Array<string> = []
    for (const [at, kind] of drawings.entries()) {
      starts.push(performance.now())
      statuses.push(await attack(address, kind, attackTime / drawings.length))
      progress(at + 1, drawings.length)
    }
    const seen = await Promise.all(attacked.map(({ stop }) => stop()))
    const cardsSeen = await cards.stop()
    if (process.env['DETAIL'])
      for (const [k, kind] of drawings.entries())
        console.log(
          kind.name,
          statuses[k],
          seen
            .map((s) =>
              quantile(
                s
                  .filter((a) => a.start >= starts[k]! && a.start < (starts[k + 1] ?? Infinity))
                  .map((a) => a.wait),
                0.99,
              ).toFixed(0),
            )
            .join(' '),
        )
    return [
      ...Object.keys(paths).map((name, at) => waitFigure(name, seen[at] ?? [], calm[at] ?? [])),
      none(`refused cards of another address, of ${cardsSeen.length}`, cardsSeen.filter(({ status }) => status !== 200).length),
    ]
  })

interface Answer {
  readonly status: number
  readonly start: number
  /** Milliseconds. */
  readonly wait: number
}

const waitFigure = (
  name: string,
  attacked: ReadonlyArray<Answer>,
  alone: ReadonlyArray<Answer>,
): Figure => {
  const p99 = (answers: ReadonlyArray<Answer>) => quantile(answers.map(({ wait }) => wait), 0.99)
  const failed = attacked.filter(({ status }) => status !== 200).length
  return figure(
    `${name} of another address, p99 of ${attacked.length}`,
    `${p99(attacked).toFixed(0)} ms`,
    `<= ${maxWait} ms (alone ${p99(alone).toFixed(0)} ms)${failed ? `${failed} FAILED` : ''}`,
    p99(attacked) <= maxWait && failed === 0,
  )
}

/** Sends requests from a local address on at most so many connections. */
const asker = (localAddress: string, agent: Agent) => {
  return (address: string, { path, headers }: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const start = performance.now()
      const accepted = { accept: 'text/html, */*', 'accept-encoding': 'br', ...headers }
      get(address + path, { agent, localAddress, headers: accepted }, (answer) => {
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, start, wait: performance.now() - start }),
        )
        answer.resume()
      }).on('error', reject)
    })
}

/** Starts one call per interval, even while earlier ones wait. */
const repeat = <A>(interval: number, call: (n: number) => Promise<A>) => {
  const answers: Array<Promise<A>> = []
  const timer = setInterval(() => answers.push(call(answers.length)), interval)
  return {
    stop: () => {
      clearInterval(timer)
      return Promise.all(answers)
    },
  }
}

const attack = async (address: string, kind: CostlyKind, time: number): Promise<string> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = asker(attacker, agent)
  const start = performance.now()
  let sent = 0
  const counts: Record<string, number> = {}
  const goOn = async (): Promise<void> => {
    for (;;) {
      const due = start + (sent * 1_000) / rate
      if (due > start + time || performance.now() > start + time) return
      const n = sent++
      const wait = due - performance.now()
      if (wait > 0) await delay(wait)
      const { status } = await ask(address, kind.request(n))
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, goOn))
  agent.destroy()
  return JSON.stringify(counts)
}
