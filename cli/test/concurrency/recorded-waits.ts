/**
 * Stands in for `cancellable-wait.ts`: nothing waits, and the milliseconds are recorded. Use it as
 * `vi.mock(…, () => import(…))`.
 */
export const waits: Array<number> = []

export const cancellableWait = () => (time: number) => () => {
  waits.push(time)
  return Promise.resolve()
}
