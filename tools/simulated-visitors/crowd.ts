import { setTimeout as delay } from 'node:timers/promises'
import type { Answered, Exchange } from './calls.js'
import { byFetch, callsTo } from './calls.js'
import type { Case } from './cases.js'
import { casesOf } from './cases.js'
import { inParallel } from '../programs/in-parallel.js'
import type { Progress } from '../report/progress.js'
import type { NextAddress, Visit } from './visit.js'
import { visit } from './visit.js'

export const visitors = 300

/** The visits of 300 visitors. */
export interface Crowd {
  readonly visits: ReadonlyArray<Visit>
  /** Milliseconds from the first call of each visit to its result, in the order of their starts. */
  readonly times: ReadonlyArray<number>
  readonly answers: ReadonlyArray<Answered>
  /** Number of visits that failed because a call was not answered. */
  readonly broken: number
}

export interface CrowdOptions {
  /** Visitors at the same time (default 20). */
  readonly atOnce?: number
  /** Returns how the visitor with this number sends requests (default: all from one address). */
  readonly exchangeOf?: (visitor: number) => Exchange
  /** Only photos with this outcome. */
  readonly only?: Case['expected']
}

/** Simulates 300 visitors. @param stubborn whether to retry failed calls; otherwise they end the visit */
export const crowd = async (
  next: NextAddress,
  stubborn: boolean,
  progress: Progress,
  { atOnce = 20, exchangeOf = () => byFetch, only }: CrowdOptions = {},
): Promise<Crowd> => {
  const answers: Array<Answered> = []
  let broken = 0
  const seen = await inParallel(
    await casesOf(visitors, only),
    atOnce,
    async (photo, index) => {
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
      return { visited, time: performance.now() - start }
    },
    progress,
  )
  return {
    visits: seen.map(({ visited }) => visited),
    times: seen.map(({ time }) => time),
    answers,
    broken,
  }
}

/** Polls a session twenty times a second until `work` is done. Returns the responses. */
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
