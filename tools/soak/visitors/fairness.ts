import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from '../../simulated-visitors/calls.js'
import { callsTo, exchangeFrom } from '../../simulated-visitors/calls.js'
import { casesOf } from '../../simulated-visitors/cases.js'
import type { Figure } from '../../report/figure.js'
import { figure, none } from '../../report/figure.js'
import type { Greed } from './greedy.js'
import { sendGreedily } from './greedy.js'
import { progressOf } from '../../report/progress.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import { defaultLimits, withServe } from '../../programs/serve-process.js'
import { quantile } from '../../statistics/quantile.js'
import { visit } from '../../simulated-visitors/visit.js'

const greedy = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
const visitors = 20

/** Milliseconds from the start of the greedy addresses to the first visitor, and between two visitors. */
const before = 30_000
const between = 1_000

/** Seconds from the first call to the result, including the three seconds before the first poll. */
const maxVisit = 20

/**
 * Measures visitors with separate addresses while three greedy addresses take all they can get: first at the default
 * limits, then without a limit on new sessions, so that the greedy addresses fill the queue.
 */
export const fairnessPart = async (): Promise<ReadonlyArray<Figure>> => {
  const alone = p99Of(await withServe(defaultLimits, (node) => visitorsAt(node, 'alone')))
  const unlimited = { ...defaultLimits, KAOIRO_SESSIONS_PER_ADDRESS: 'off' }
  return [
    ...figuresOf(
      'at their limits',
      alone,
      ...(await withServe(defaultLimits, visitorsAmongGreedy)),
    ),
    ...figuresOf('without limit', alone, ...(await withServe(unlimited, visitorsAmongGreedy))),
  ]
}

const visitorsAmongGreedy = async (
  node: ServeProcess,
): Promise<readonly [ReadonlyArray<Greed>, Seen]> => {
  const stop = new AbortController()
  const cases = await casesOf(5, 'completed')
  const greeds = Promise.all(
    greedy.map((from) => {
      const calls = callsTo(() => undefined, exchangeFrom(from))
      return sendGreedily(calls, node.address, cases, stop.signal)
    }),
  )
  await delay(before)
  const seen = await visitorsAt(node, 'among three greedy addresses')
  stop.abort()
  return [await greeds, seen]
}

interface Seen {
  /** Milliseconds of the visits with the expected result. */
  readonly times: ReadonlyArray<number>
  readonly throttled: number
}

const visitorsAt = async (node: ServeProcess, company: string): Promise<Seen> => {
  const progress = progressOf(`visitors ${company}`)
  const answers: Array<Answered> = []
  const times: Array<number> = []
  let done = 0
  const come = async (index: number): Promise<void> => {
    await delay(index * between)
    const [photo] = await casesOf(1, 'completed')
    if (photo === undefined) throw new Error('no photo')
    const calls = callsTo((answer) => answers.push(answer), exchangeFrom(`127.0.1.${index + 1}`))
    const start = performance.now()
    const seen = await visit(calls, () => node.address, false)(photo).catch(() => null)
    if (seen?.isAsExpected === true) times.push(performance.now() - start)
    progress(++done, visitors)
  }
  await Promise.all(Array.from({ length: visitors }, (_, index) => come(index)))
  return { times, throttled: answers.filter(({ retryAfter }) => retryAfter !== null).length }
}

/** Seconds. */
const p99Of = ({ times }: Seen): number => quantile(times, 0.99) / 1_000

const figuresOf = (
  greed: string,
  alone: number,
  greeds: ReadonlyArray<Greed>,
  seen: Seen,
): ReadonlyArray<Figure> => {
  const { times, throttled } = seen
  const p99 = p99Of(seen)
  const analysed = greeds.map((one) => one.analysed).join(', ')
  const throttledCalls = greeds.reduce((sum, one) => sum + one.throttledCalls, 0)
  return [
    figure(
      `answered among three addresses ${greed}`,
      `${times.length} of ${visitors}`,
      `all (accepted of the three: ${analysed}; throttled ${throttledCalls} times)`,
      times.length === visitors,
    ),
    figure(
      'p99 from the first call to the result',
      `${p99.toFixed(1)} s`,
      `<= ${maxVisit} s (${alone.toFixed(1)} s without the three)`,
      p99 <= maxVisit,
    ),
    none('throttled calls of these visitors', throttled),
  ]
}
