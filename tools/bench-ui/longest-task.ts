import type { Page } from 'playwright-core'

/** An event of Chromium's trace ("Trace Event Format"); times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
}

/** What the page marks on its own thread, by `performance.mark`. */
const [from, to] = ['watch-tasks', 'tasks-watched']

const isTask = ({ name, ph }: TraceEvent): boolean =>
  name === 'ThreadControllerImpl::RunTask' && ph === 'X'

/**
 * The longest task in milliseconds that the page's thread has run between the two marks, even in part: as long as
 * it runs, nothing that the visitor does is answered. NaN without both marks, or tasks: the marks are made in some.
 */
export const longestTaskIn = (events: ReadonlyArray<TraceEvent>): number => {
  const [start, end] = [from, to].map((mark) => events.find(({ name }) => name === mark))
  if (start === undefined || end === undefined) return NaN
  const durations = events
    .filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
    .filter(isTask)
    .filter(({ ts, dur = 0 }) => ts + dur > start.ts && ts < end.ts)
    .map(({ dur = 0 }) => dur / 1_000)
  return durations.length > 0 ? Math.max(...durations) : NaN
}

/** Records what the page's threads do meanwhile; the longest task between the page's marks, as `longestTaskIn`. */
export const longestTaskWhile = async (page: Page, work: () => Promise<void>): Promise<number> => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser of its own')
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await work()
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: ReadonlyArray<TraceEvent> }
  return longestTaskIn(traceEvents)
}
