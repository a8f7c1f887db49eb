/**
 * Processes items, several at a time, and consumes the results one by one in the items' order, until it
 * is stopped or `consume` wants no more. At most `concurrency` results are held at a time.
 *
 * @param consume resolves to false if no more are wanted
 */
export const processInOrder = async <A, B>(
  items: ReadonlyArray<A>,
  concurrency: number,
  work: (item: A) => Promise<B>,
  consume: (answer: B, item: A) => Promise<boolean>,
  isStopped: () => boolean,
): Promise<void> => {
  const started: Array<Promise<B>> = []
  const startNext = () => {
    const item = items[started.length]
    if (item === undefined) return
    const answer = work(item)
    // A failure after the stop is of no interest.
    answer.catch(() => undefined)
    started.push(answer)
  }
  for (let n = 0; n < concurrency; n++) startNext()
  for (const [at, item] of items.entries()) {
    const answer = await started[at]
    if (isStopped() || answer === undefined) return
    startNext()
    if (!(await consume(answer, item))) return
  }
}

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
