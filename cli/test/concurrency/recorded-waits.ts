/**
 * A mock of `cancellable-wait.ts` that resolves immediately and records the milliseconds. Use it as
 * `vi.mock(…, () => import(…))`.
 */
export const waits: Array<number> = []

export const cancellableWait = () => (time: number) => () => {
  waits.push(time)
  return Promise.resolve()
}
