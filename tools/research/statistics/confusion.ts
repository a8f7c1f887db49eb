import { shareOf } from './shares.js'

/** What is true and what was answered. */
export type Pair<Label> = readonly [truth: Label, answer: Label]

/** How often each answer was given to each truth: a row a truth, a column an answer. */
export const confusionOf = <Label>(
  labels: ReadonlyArray<Label>,
  pairs: ReadonlyArray<Pair<Label>>,
): ReadonlyArray<ReadonlyArray<number>> =>
  labels.map((truth) =>
    labels.map((answer) => pairs.filter(([t, a]) => t === truth && a === answer).length),
  )

/** The share of the pairs that lie at most this far apart. */
export const withinSteps = (pairs: ReadonlyArray<Pair<number>>, steps: number): number =>
  shareOf(pairs, ([truth, answer]) => Math.abs(truth - answer) <= steps)
