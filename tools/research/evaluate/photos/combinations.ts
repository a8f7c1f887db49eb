import * as E from 'fp-ts/lib/Either.js'
import type { Examination } from '@kaoiro/analyser/analyse'
import { answerOf } from '@kaoiro/analyser/analyse'
import type { AgreementLevel, Combined } from '@kaoiro/core/results'
import { agreementLevelOf, agreementLevels, combine } from '@kaoiro/core/results'
import { mean } from '../../../statistics/mean.js'
import { shareOf, subsets } from '../../statistics/shares.js'
import type { MainAnswer, Person } from './people.js'

/** The combined answer of a group of photos, and that of another group of the same person. */
type CombinedPair = readonly [Combined, Combined]

/** Combines rounded answers, as a client does. */
const together = (
  { gender }: Person,
  photos: ReadonlyArray<Examination>,
): ReadonlyArray<Combined> => {
  const combined = combine(photos.map((photo) => ({ gender, answer: answerOf(photo) })))
  return E.isLeft(combined) ? [] : [combined.right]
}

/** Pairs every group of second photos with each group that shares no photo with it. */
const pairsOf = (person: Person, count: number): ReadonlyArray<CombinedPair> => {
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

const isSame =
  (answer: MainAnswer) =>
  ([{ diagnosis: one }, { diagnosis: other }]: CombinedPair): boolean =>
    answer === 'faceType' ? one.faceType === other.faceType : one.colorType === other.colorType

/**
 * For each level of agreement between the photos: its share of all combined answers, and how often another group of the
 * same person gives the same answer.
 */
const figuresIn = (pairs: ReadonlyArray<CombinedPair>, answer: MainAnswer) => {
  const figures = (level: AgreementLevel) => {
    const own = pairs.filter(
      ([{ agreement }]) => agreementLevelOf(agreement[answer], agreement.photos) === level,
    )
    return { results: own.length / pairs.length, stayed: shareOf(own, isSame(answer)) }
  }
  return Object.fromEntries(agreementLevels.map((level) => [level, figures(level)])) as Record<
    AgreementLevel,
    ReturnType<typeof figures>
  >
}

const combinationIn = (people: ReadonlyArray<Person>, count: number) => {
  const pairs = people.map((person) => pairsOf(person, count))
  const of = <A>(figure: (answer: MainAnswer) => A) => ({
    faceType: figure('faceType'),
    season: figure('season'),
  })
  return {
    /** How often two groups of one person give the same answer; a mean over people, not over pairs. */
    same: of((answer) => mean(pairs.map((own) => shareOf(own, isSame(answer))))),
    byAgreement: of((answer) => figuresIn(pairs.flat(), answer)),
  }
}

/** Compares two and three photos with one; null unless a person has six second photos. */
export const combinationsOf = (people: ReadonlyArray<Person>) => {
  // Six photos make two groups of three.
  const enough = people.filter(({ second }) => second.length >= 6)
  if (enough.length === 0) return null
  return {
    people: enough.length,
    byPhotos: {
      1: combinationIn(enough, 1),
      2: combinationIn(enough, 2),
      3: combinationIn(enough, 3),
    },
  }
}

export type Combinations = NonNullable<ReturnType<typeof combinationsOf>>

/** Returns how much more often groups of several photos agree than single photos do; a share. */
export const gainOf = ({ byPhotos }: Combinations, photos: 2 | 3, answer: MainAnswer): number =>
  byPhotos[photos].same[answer] - byPhotos[1].same[answer]
