import type { Statistics } from '@kaoiro/core/analysis/traits/population'

/** 0 of none. */
export const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** The mean, and the standard deviation around it, of the numbers themselves. */
export const meanAndDeviation = (numbers: ReadonlyArray<number>): Statistics => {
  const centre = mean(numbers)
  return {
    mean: centre,
    deviation: Math.sqrt(mean(numbers.map((n) => (n - centre) ** 2))),
  }
}

/** The share of the items for which something is so, 0 to 1; 0 of none. */
export const shareOf = <A>(items: ReadonlyArray<A>, isSo: (item: A) => boolean): number =>
  mean(items.map((item) => (isSo(item) ? 1 : 0)))

/** How often each of the named answers was given, as shares. */
export const sharesAmong = <Name extends string | number>(
  names: ReadonlyArray<Name>,
  answers: ReadonlyArray<Name>,
): Readonly<Record<Name, number>> =>
  Object.fromEntries(
    names.map((name) => [name, shareOf(answers, (answer) => answer === name)]),
  ) as Record<Name, number>
