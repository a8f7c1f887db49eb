import * as E from 'fp-ts/lib/Either.js'
import type { Examination } from '@kaoiro/core/analysis/analyse'
import { answerOf } from '@kaoiro/core/analysis/analyse'
import type { Combined } from '@kaoiro/core/combination/combine'
import { combine } from '@kaoiro/core/combination/combine'
import type { Person } from './people.js'
import { subsets } from '../../statistics/subsets.js'

/** What some photos of a person give together, and what as many others give. */
export type CombinedPair = readonly [Combined, Combined]

/** Combines rounded answers, as a client does. */
const together = (
  { gender }: Person,
  photos: ReadonlyArray<Examination>,
): ReadonlyArray<Combined> => {
  const combined = combine(photos.map((photo) => ({ gender, answer: answerOf(photo) })))
  return E.isLeft(combined) ? [] : [combined.right]
}

/** Every two groups of so many second photos that have none in common, each held against the other. */
export const pairsOf = (person: Person, count: number): ReadonlyArray<CombinedPair> => {
  const groups = subsets([...person.second.keys()], count).flatMap((chosen) =>
    together(
      person,
      chosen.flatMap((i) => person.second.slice(i, i + 1)),
    ).map((combined) => ({ chosen, combined })),
  )
  return groups.flatMap((one) =>
    groups
      .filter(({ chosen }) => chosen.every((i) => !one.chosen.includes(i)))
      .map((other): CombinedPair => [one.combined, other.combined]),
  )
}
