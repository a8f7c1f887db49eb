import { levelOf } from '@kaoiro/core/analysis/traits/trait-scores'
import { byTrait, levels, traits } from '@kaoiro/core/diagnosis/level'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import type { Examination } from '@kaoiro/core/analysis/analyse'
import { confusionOf, withinSteps } from '../../statistics/confusion.js'
import type { Pair } from '../../statistics/confusion.js'
import { spearman } from '../../statistics/spearman.js'

/** What was drawn beside what was measured. */
export interface DrawnTraits {
  readonly drawn: Readonly<Record<Trait, number>>
  readonly result: Examination
}

export interface LevelFigures {
  readonly exact: number
  readonly withinOne: number
  readonly confusion: ReadonlyArray<ReadonlyArray<number>>
}

const levelFigures = (pairs: ReadonlyArray<Pair<number>>): LevelFigures => ({
  exact: withinSteps(pairs, 0),
  withinOne: withinSteps(pairs, 1),
  confusion: confusionOf<number>(levels, pairs),
})

const levelPairs = (
  people: ReadonlyArray<DrawnTraits>,
  trait: Trait,
): ReadonlyArray<Pair<number>> =>
  people.map(({ drawn, result }) => [levelOf(drawn[trait]), result.levels[trait]])

export type ByTrait<A> = Readonly<Record<Trait, A>>

/** For each person, the trait's drawn deviation and its measured standard score. */
export const pointsOf = (
  people: ReadonlyArray<DrawnTraits>,
): ByTrait<ReadonlyArray<Pair<number>>> =>
  byTrait((trait) => people.map(({ drawn, result }) => [drawn[trait], result.scores[trait]]))

export interface TraitSummary {
  readonly traits: ByTrait<{ readonly spearman: number }>
  readonly levels: LevelFigures & { readonly byTrait: ByTrait<LevelFigures> }
}

export const traitSummary = (people: ReadonlyArray<DrawnTraits>): TraitSummary => {
  const points = pointsOf(people)
  return {
    traits: byTrait((trait) => ({
      spearman: spearman(
        points[trait].map(([drawn]) => drawn),
        points[trait].map(([, measured]) => measured),
      ),
    })),
    levels: {
      ...levelFigures(traits.flatMap((trait) => levelPairs(people, trait))),
      byTrait: byTrait((trait) => levelFigures(levelPairs(people, trait))),
    },
  }
}
