import { mean } from '../../statistics/mean.js'

/** How a figure varies: between people, and between photos of one person. */
export interface Variation {
  /** The share of the variance that lies between people, ICC(1,1): 1 where photos of one agree. */
  readonly correlation: number
  /** Standard deviations, in the figure's own unit. */
  readonly betweenPeople: number
  readonly betweenPhotos: number
  readonly people: number
}

/** One person's figure, a number for each photo. */
type Person = ReadonlyArray<number>

const squaresAround = (centre: number, numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, n) => sum + (n - centre) ** 2, 0)

/** Sums of squares and degrees of freedom of people who are compared with each other. */
const partsOf = (people: ReadonlyArray<Person>) => {
  const numbers = people.flat()
  const all = mean(numbers)
  return {
    people: people.length,
    between: people.reduce((sum, own) => sum + own.length * (mean(own) - all) ** 2, 0),
    betweenFreedom: people.length - 1,
    within: people.reduce((sum, own) => sum + squaresAround(mean(own), own), 0),
    withinFreedom: numbers.length - people.length,
    /** n₀ of Donner (1986), before its division by the freedom between people. */
    size: numbers.length - people.reduce((sum, own) => sum + own.length ** 2, 0) / numbers.length,
  }
}

type Parts = ReturnType<typeof partsOf>

const total = (parts: ReadonlyArray<Parts>, part: keyof Parts): number =>
  parts.reduce((sum, one) => sum + one[part], 0)

/**
 * The intraclass correlation ICC(1,1), by a one-way analysis of variance with random effects (Shrout and
 * Fleiss 1979), for people of different numbers of photos as Donner (1986) has it. People are compared
 * within their group alone, so that what differs between women and men passes for nobody's own.
 *
 * @param groups of people; who has one photo only says nothing and is left out
 */
export const variationOf = (groups: ReadonlyArray<ReadonlyArray<Person>>): Variation => {
  const parts = groups
    .map((people) => people.filter(({ length }) => length > 1))
    .filter(({ length }) => length > 1)
    .map(partsOf)
  const people = total(parts, 'people')
  if (people === 0) return { correlation: 0, betweenPeople: 0, betweenPhotos: 0, people }
  const freedom = total(parts, 'betweenFreedom')
  const between = total(parts, 'between') / freedom
  const within = total(parts, 'within') / total(parts, 'withinFreedom')
  const size = total(parts, 'size') / freedom
  const whole = between + (size - 1) * within
  return {
    correlation: whole === 0 ? 0 : (between - within) / whole,
    betweenPeople: Math.sqrt(Math.max(0, between - within) / size),
    betweenPhotos: Math.sqrt(within),
    people,
  }
}
