/**
 * Works on items, a few at once, and hands over what came of them one by one in their own order, until
 * the work is stopped or done. No more answers wait in line than are worked on at once.
 */
export const inOrder = async <A, B>(
  items: ReadonlyArray<A>,
  atOnce: number,
  work: (item: A) => Promise<B>,
  take: (answer: B, item: A) => void,
  isStopped: () => boolean,
): Promise<void> => {
  const started: Array<Promise<B>> = []
  const startNext = () => {
    const item = items[started.length]
    if (item !== undefined) started.push(work(item))
  }
  for (let n = 0; n < atOnce; n++) startNext()
  for (const [at, item] of items.entries()) {
    if (isStopped()) return
    const answer = await started[at]
    startNext()
    if (answer !== undefined) take(answer, item)
  }
}
