import type { Trait } from '../diagnosis/level.js'
import { levelCounts, traits } from '../diagnosis/level.js'

/** A row of the face-type chart. Its labels are in the locales. */
export interface Axis {
  readonly trait: Trait
  readonly letter: string
  readonly levels: 3 | 5
}

/** Rows A to E (specification §3), in the order of `traits`. */
export const axes: ReadonlyArray<Axis> = traits.map((trait, row) => ({
  trait,
  letter: 'ABCDE'.charAt(row),
  levels: levelCounts[row] ?? 5,
}))
