/** Works on all items, so many at once; the answers in their order. */
export const inParallel = async <A, B>(
  items: ReadonlyArray<A>,
  max: number,
  work: (item: A, index: number) => Promise<B>,
): Promise<ReadonlyArray<B>> => {
  const answers: Array<B> = []
  let next = 0
  const takeTurns = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++)
      answers[index] = await work(items[index] as A, index)
  }
  await Promise.all(Array.from({ length: max }, takeTurns))
  return answers
}
