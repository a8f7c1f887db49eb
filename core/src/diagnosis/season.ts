/** The four seasons. A season's place in this list is its number in the result code. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

export type Season = (typeof seasons)[number]

export type Undertone = 'yellow' | 'blue'

/** A season's undertone: spring and autumn are yellow-based, summer and winter blue-based. */
export const undertoneOf = (season: Season): Undertone =>
  season === 'spring' || season === 'autumn' ? 'yellow' : 'blue'

export type Depth = 'light' | 'deep'

/** A season's depth: spring and summer are light, autumn and winter deep. */
export const depthOf = (season: Season): Depth =>
  season === 'spring' || season === 'summer' ? 'light' : 'deep'

/** The direction from one season to another on both axes; null where they agree. */
export interface SeasonDirection {
  readonly undertone: 'warmer' | 'cooler' | null
  readonly depth: 'lighter' | 'deeper' | null
}

export const seasonDirection = (from: Season, to: Season): SeasonDirection => {
  const undertone = undertoneOf(to)
  const depth = depthOf(to)
  return {
    undertone:
      undertone === undertoneOf(from) ? null : undertone === 'yellow' ? 'warmer' : 'cooler',
    depth: depth === depthOf(from) ? null : depth === 'light' ? 'lighter' : 'deeper',
  }
}
