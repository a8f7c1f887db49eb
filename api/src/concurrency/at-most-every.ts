/**
 * Limits how often work runs: its result or error is repeated until it has ended `pause` milliseconds ago. Concurrent
 * callers share one run.
 */
export const atMostEvery = <A>(pause: number, work: () => Promise<A>): (() => Promise<A>) => {
  let last: Promise<A> | undefined
  let nextRun = 0
  return () => {
    if (last !== undefined && performance.now() < nextRun) return last
    nextRun = Infinity
    last = work().finally(() => {
      nextRun = performance.now() + pause
    })
    return last
  }
}
