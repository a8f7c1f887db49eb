/**
 * Processes items in their order, at most `max` at a time, and starts no more once `shouldContinue` is
 * false. After a failure none is started; once those in progress have ended, it rejects with the first
 * failure.
 */
export const processInParallel = async <A>(
  items: ReadonlyArray<A>,
  max: number,
  shouldContinue: () => boolean,
  work: (item: A) => Promise<void>,
): Promise<void> => {
  const queue = items.values()
  let failures: ReadonlyArray<unknown> = []
  const worker = async () => {
    for (const item of queue) {
      if (failures.length > 0 || !shouldContinue()) return
      try {
        await work(item)
      } catch (error) {
        failures = [...failures, error]
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(max, items.length) }, worker))
  if (failures.length > 0) throw failures[0]
}
