import { mean } from '../../statistics/mean.js'

/** How a number varies between people, and between photos of one person. */
export interface Variation {
  /** The share of the variance that is between people, ICC(1,1); 1 if photos of one person agree. */
  readonly correlation: number
  /** Standard deviations, in the number's unit. */
  readonly betweenPeople: number
  readonly betweenPhotos: number
  readonly people: number
}

/** One person's numbers, one per photo. */
type Person = ReadonlyArray<number>

const squaresAround = (centre: number, numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, n) => sum + (n - centre) ** 2, 0)

/** Returns sums of squares and degrees of freedom of one group. */
const partsOf = (people: ReadonlyArray<Person>) => {
  const numbers = people.flat()
  const all = mean(numbers)
  return {
    people: people.length,
    between: people.reduce((sum, own) => sum + own.length * (mean(own) - all) ** 2, 0),
    betweenFreedom: people.length - 1,
    within: people.reduce((sum, own) => sum + squaresAround(mean(own), own), 0),
    withinFreedom: numbers.length - people.length,
    /** n₀ of Donner (1986), before division by the degrees of freedom between people. */
    size: numbers.length - people.reduce((sum, own) => sum + own.length ** 2, 0) / numbers.length,
  }
}

type Parts = ReturnType<typeof partsOf>

const total = (parts: ReadonlyArray<Parts>, part: keyof Parts): number =>
  parts.reduce((sum, one) => sum + one[part], 0)

/**
 * Computes the intraclass correlation ICC(1,1) by one-way random-effects analysis of variance (Shrout and
 * Fleiss 1979), with Donner's correction (1986) for different numbers of photos. People are compared within
 * their group, so that differences between women and men do not count as differences between people.
 *
 * @param groups of people; people with a single photo are ignored
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
