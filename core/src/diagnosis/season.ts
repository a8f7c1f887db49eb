/** The four seasons. A season's place in this list is its number in the result code. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

export type Season = (typeof seasons)[number]

export type Undertone = 'yellow' | 'blue'

/** A season's undertone: spring and autumn are yellow-based, summer and winter blue-based. */
export const undertoneOf = (season: Season): Undertone =>
  season === 'spring' || season === 'autumn' ? 'yellow' : 'blue'
