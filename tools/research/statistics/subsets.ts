/** Each way to take so many of the items, in their order. */
export const subsets = <A>(
  items: ReadonlyArray<A>,
  count: number,
): ReadonlyArray<ReadonlyArray<A>> =>
  count === 0
    ? [[]]
    : items.flatMap((item, i) =>
        subsets(items.slice(i + 1), count - 1).map((others) => [item, ...others]),
      )
