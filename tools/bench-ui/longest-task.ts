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

/** Marks set by the page with `performance.mark`. */
const [from, to] = ['watch-tasks', 'tasks-watched']

const isTask = ({ name, ph }: TraceEvent): boolean =>
  name === 'ThreadControllerImpl::RunTask' && ph === 'X'

/**
 * Returns the milliseconds of the longest task on the page's thread between the two marks. A task that overlaps a mark
 * counts in full. A running task blocks the visitor's input. Returns NaN if the marks or tasks are missing.
 */
export function longestTaskIn(events: ReadonlyArray<TraceEvent>): number {
  const [start, end] = [from, to].map((mark) => events.find(({ name }) => name === mark))
  if (start === undefined || end === undefined) return NaN
  const durations = events
    .filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
    .filter(isTask)
    .filter(({ ts, dur = 0 }) => ts + dur > start.ts && ts < end.ts)
    .map(({ dur = 0 }) => dur / 1_000)
  return durations.length > 0 ? Math.max(...durations) : NaN
}

/** Traces the page's threads during `work`; returns the result of `longestTaskIn`. */
export async function longestTaskWhile(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await work()
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: ReadonlyArray<TraceEvent> }
  return longestTaskIn(traceEvents)
}
