import * as O from 'fp-ts/lib/Option.js'
import { expect } from 'vitest'

/** Hairlines are found to a few tenths of the guide's 100 steps. */
export const expectNear = (found: O.Option<number>, hairline: number) => {
  expect(Math.abs(O.getOrElse(() => NaN)(found) - hairline)).toBeLessThan(0.6)
}
