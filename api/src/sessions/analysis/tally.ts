/** Adds up in memory what analyses found: one statement a minute instead of one for each photo. */
export interface Tally<A> {
  readonly count: (found: A) => void
  /** Moves the sum to the database. If that fails, it is kept for the next call. */
  readonly flush: () => Promise<void>
}

export function tally<A>(
  none: A,
  plus: (one: A, other: A) => A,
  add: (sum: A) => Promise<void>,
): Tally<A> {
  let counted = none
  return {
    count: (found) => {
      counted = plus(counted, found)
    },
    flush: async () => {
      const added = counted
      if (added === none) return
      counted = none
      await add(added).catch((error: unknown) => {
        counted = plus(added, counted)
        throw error
      })
    },
  }
}
