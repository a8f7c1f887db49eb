import { setTimeout as delay } from 'node:timers/promises'
import type { Answered, Exchange } from './calls.js'
import { byFetch, callsTo } from './calls.js'
import { casesOf } from './cases.js'
import { inParallel } from '../processes/in-parallel.js'
import type { Progress } from '../report/progress-line.js'
import type { NextAddress, Visit } from './visit.js'
import { visit } from './visit.js'

export const visitors = 300
const defaultAtOnce = 20

/** What a crowd of visitors saw. */
export interface Crowd {
  readonly visits: ReadonlyArray<Visit>
  /** Milliseconds from each one's first call to its end, in the order of their starts. */
  readonly times: ReadonlyArray<number>
  readonly answers: ReadonlyArray<Answered>
  /** Calls that got no answer. */
  readonly broken: number
}

/**
 * 300 visitors, so many at a time. Whoever is broken off counts as a visit without end.
 *
 * @param exchangeOf how a visitor, by number, sends requests; all from one address where it is left out
 */
export const crowd = async (
  next: NextAddress,
  stubborn: boolean,
  progress: Progress,
  atOnce = defaultAtOnce,
  exchangeOf: (visitor: number) => Exchange = () => byFetch,
): Promise<Crowd> => {
  const answers: Array<Answered> = []
  let broken = 0
  let done = 0
  const seen = await inParallel(await casesOf(visitors), atOnce, async (photo, index) => {
    const calls = callsTo((answer) => answers.push(answer), exchangeOf(index))
    const start = performance.now()
    const visited = await visit(
      calls,
      next,
      stubborn,
    )(photo).catch((): Visit => {
      broken++
      return { accepted: true, status: null, isAsExpected: false }
    })
    progress(++done, visitors)
    return { visited, time: performance.now() - start }
  })
  return {
    visits: seen.map(({ visited }) => visited),
    times: seen.map(({ time }) => time),
    answers,
    broken,
  }
}

/** Polls on one after the other while the work goes on, twenty a second, so that every moment is seen. */
export const watchPolls = async <A>(
  next: NextAddress,
  id: string,
  work: Promise<A>,
): Promise<ReadonlyArray<Answered>> => {
  const answers: Array<Answered> = []
  const { poll } = callsTo((answer) => answers.push(answer))
  const over = new AbortController()
  const end = () => over.abort()
  work.then(end, end)
  while (!over.signal.aborted) {
    await poll(next(), id)
    await delay(50)
  }
  return answers
}
