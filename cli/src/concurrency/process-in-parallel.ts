/**
 * Works on the items in their order, at most so many at once, and starts no more once `shouldContinue` says no.
 * Rejects with the first failure, after which none is started, when those under way have ended.
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
