import type { Examination } from '@kaoiro/core/analysis/analyse'
import { levelOf } from '@kaoiro/core/analysis/traits/trait-scores'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import { byTrait, levels, traits } from '@kaoiro/core/diagnosis/level'
import { spearman } from '../../statistics/rank-correlation.js'
import type { Pair } from '../../statistics/shares.js'
import { confusionOf, withinSteps } from '../../statistics/shares.js'

/** A person's traits as drawn, and the result. */
export interface DrawnTraits {
  /** Standard deviations. */
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

/** Returns each person's trait as drawn and its score as measured, in standard deviations. */
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
