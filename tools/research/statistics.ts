import type { Statistics } from '@kaoiro/analyser/traits'
import { mean } from '../statistics/mean.js'
import { constant } from 'fp-ts/lib/function.js'

/** Returns the mean and the population standard deviation (divided by n, not n - 1). */
export function meanAndDeviation(numbers: ReadonlyArray<number>): Statistics {
  const centre = mean(numbers)
  return {
    mean: centre,
    deviation: Math.sqrt(mean(numbers.map((n) => (n - centre) ** 2))),
  }
}

/** Returns the share of items that satisfy a predicate, 0 to 1; 0 for an empty list. */
export function shareOf<A>(items: ReadonlyArray<A>, predicate: (item: A) => boolean): number {
  return mean(items.map((item) => (predicate(item) ? 1 : 0)))
}

/** Returns the share of each name among the answers. */
export function sharesAmong<Name extends string | number>(
  names: ReadonlyArray<Name>,
  answers: ReadonlyArray<Name>,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(
    names.map((name) => [name, shareOf(answers, (answer) => answer === name)]),
  ) as Record<Name, number>
}

type Answer = string | number

/** One person's answers, one per photo. */
type PersonsAnswers = ReadonlyArray<Answer>

export interface Agreement {
  /** How often two photos of one person have the same answer. */
  readonly onePerson: number
  /** How often photos of two people have the same answer: agreement by chance. */
  readonly twoPeople: number
  /** Cohen's kappa (1960). */
  readonly kappa: number
  readonly people: number
}

const pairsOf = (answers: PersonsAnswers): ReadonlyArray<readonly [Answer, Answer]> =>
  answers.flatMap((one, i) => answers.slice(i + 1).map((other) => [one, other] as const))

const withinOne = (answers: PersonsAnswers): number =>
  shareOf(pairsOf(answers), ([one, other]) => one === other)

/** Returns the probability that answers of two different people agree. */
const betweenTwo = (people: ReadonlyArray<PersonsAnswers>): number => {
  const answers = [...new Set(people.flat())]
  const pairs = people.length * (people.length - 1)
  const agreeing = answers.reduce<number>((sum, answer) => {
    const shares = people.map((own) => shareOf(own, (one) => one === answer))
    const all = shares.reduce((a, b) => a + b, 0)
    // The square of the sum covers all pairs. Subtracts the pairs of each person with themselves.
    return sum + all ** 2 - shares.reduce((own, share) => own + share ** 2, 0)
  }, 0)
  return pairs === 0 ? 0 : agreeing / pairs
}

/**
 * Measures how much more often photos of one person agree than photos of two people in the same group.
 *
 * @param groups of people; people with fewer than two answers are ignored
 */
export function agreementOf(groups: ReadonlyArray<ReadonlyArray<PersonsAnswers>>): Agreement {
  const repeated = groups.map((people) => people.filter(({ length }) => length > 1))
  const onePerson = mean(repeated.flat().map(withinOne))
  const twoPeople = mean(repeated.flatMap((people) => people.map(constant(betweenTwo(people)))))
  // Kappa is undefined if everybody has the same answer.
  const kappa = twoPeople < 1 ? (onePerson - twoPeople) / (1 - twoPeople) : 0
  return { onePerson, twoPeople, kappa, people: repeated.flat().length }
}

/** Subtracts the mean and divides by the standard deviation; zeros if all numbers are equal. */
const standardised = (numbers: ReadonlyArray<number>): ReadonlyArray<number> => {
  const { mean: centre, deviation } = meanAndDeviation(numbers)
  return numbers.map((n) => (deviation === 0 ? 0 : (n - centre) / deviation))
}

/** Pearson's correlation, -1 to 1; 0 if one side is constant. */
export function pearson(xs: ReadonlyArray<number>, ys: ReadonlyArray<number>): number {
  const [one, other] = [standardised(xs), standardised(ys)]
  return mean(one.map((x, i) => x * (other[i] ?? 0)))
}

/** Two numbers of one person. */
export type NumberPair = readonly [number, number]

/** Two people of a group would always correlate perfectly. */
const minGroup = 3

/**
 * Pearson's correlation of numbers that are standardised within each group and then pooled, so that differences
 * between groups do not count. Groups of fewer than three are ignored; null if no group is left.
 */
export function pooledCorrelation(groups: ReadonlyArray<ReadonlyArray<NumberPair>>): number | null {
  const large = groups.filter(({ length }) => length >= minGroup)
  const people = large.reduce((sum, { length }) => sum + length, 0)
  const total = large.reduce(
    (sum, group) =>
      sum +
      group.length *
        pearson(
          group.map(([x]) => x),
          group.map(([, y]) => y),
        ),
    0,
  )
  return people === 0 ? null : total / people
}

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
type PersonsNumbers = ReadonlyArray<number>

const squaresAround = (centre: number, numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, n) => sum + (n - centre) ** 2, 0)

/** Returns sums of squares and degrees of freedom of one group. */
const partsOf = (people: ReadonlyArray<PersonsNumbers>) => {
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
export function variationOf(groups: ReadonlyArray<ReadonlyArray<PersonsNumbers>>): Variation {
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
