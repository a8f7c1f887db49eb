/**
 * Works on items, a few at once, and hands over what came of them one by one in their own order, until
 * the work is stopped, done, or nobody wants more. No more answers wait in line than are worked on at once.
 *
 * @param take resolves to false where nobody wants more
 */
export const processInOrder = async <A, B>(
  items: ReadonlyArray<A>,
  concurrency: number,
  work: (item: A) => Promise<B>,
  take: (answer: B, item: A) => Promise<boolean>,
  isStopped: () => boolean,
): Promise<void> => {
  const started: Array<Promise<B>> = []
  const startNext = () => {
    const item = items[started.length]
    if (item === undefined) return
    const answer = work(item)
    // One that fails after the work was stopped is nobody's.
    answer.catch(() => undefined)
    started.push(answer)
  }
  for (let n = 0; n < concurrency; n++) startNext()
  for (const [at, item] of items.entries()) {
    const answer = await started[at]
    if (isStopped() || answer === undefined) return
    startNext()
    if (!(await take(answer, item))) return
  }
}
