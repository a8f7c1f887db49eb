import * as O from 'fp-ts/lib/Option.js'

/**
 * The percentile by the nearest-rank method: the smallest number that at least `percent` percent of the numbers do not
 * exceed. `none` for an empty list.
 *
 * @param percent above 0, up to 100
 * @param ascending in ascending order
 */
export const percentile =
  (percent: number) =>
  (ascending: ReadonlyArray<number>): O.Option<number> =>
    O.fromNullable(ascending[Math.ceil((percent / 100) * ascending.length) - 1])
