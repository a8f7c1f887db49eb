import type { Progress } from '../report/progress.js'

/** Runs `work` on all items, at most `max` at once. Returns the results in the order of the items. */
export async function inParallel<A, B>(
  items: ReadonlyArray<A>,
  max: number,
  work: (item: A, index: number) => Promise<B>,
  progress?: Progress,
): Promise<ReadonlyArray<B>> {
  const results: Array<B> = []
  let [next, done] = [0, 0]
  const runWorker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as A, index)
      progress?.(++done, items.length)
    }
  }
  await Promise.all(Array.from({ length: max }, runWorker))
  return results
}
