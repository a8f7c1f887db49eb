import type { Statistics } from '@kaoiro/analyser/traits'
import { mean } from '../../statistics/mean.js'

/** Returns the mean and the population standard deviation (divided by n, not n - 1). */
export const meanAndDeviation = (numbers: ReadonlyArray<number>): Statistics => {
  const centre = mean(numbers)
  return {
    mean: centre,
    deviation: Math.sqrt(mean(numbers.map((n) => (n - centre) ** 2))),
  }
}

/** Returns the share of items that satisfy a predicate, 0 to 1; 0 for an empty list. */
export const shareOf = <A>(items: ReadonlyArray<A>, predicate: (item: A) => boolean): number =>
  mean(items.map((item) => (predicate(item) ? 1 : 0)))

/** Returns the share of each name among the answers. */
export const sharesAmong = <Name extends string | number>(
  names: ReadonlyArray<Name>,
  answers: ReadonlyArray<Name>,
): Readonly<Record<Name, number>> =>
  Object.fromEntries(
    names.map((name) => [name, shareOf(answers, (answer) => answer === name)]),
  ) as Record<Name, number>
