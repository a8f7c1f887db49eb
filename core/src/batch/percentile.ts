import * as O from 'fp-ts/lib/Option.js'

/**
 * The smallest of the numbers that at least `percent` of them do not exceed (the nearest-rank method):
 * always one of them, none if there are none.
 *
 * @param percent above 0, up to 100
 * @param ascending in ascending order
 */
export const percentile =
  (percent: number) =>
  (ascending: ReadonlyArray<number>): O.Option<number> =>
    O.fromNullable(ascending[Math.ceil((percent / 100) * ascending.length) - 1])
