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
