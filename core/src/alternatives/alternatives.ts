import type * as O from 'fp-ts/lib/Option.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { RowAlternative } from './row-alternatives.js'
import { rowAlternatives } from './row-alternatives.js'
import type { SeasonAlternative } from './season-alternative.js'
import { seasonAlternative } from './season-alternative.js'

/** How a small change would alter a result, computed from the code alone. */
export interface Alternatives {
  readonly season: O.Option<SeasonAlternative>
  /** The rows where the next level gives another face type, the smallest change first. */
  readonly rows: ReadonlyArray<RowAlternative>
}

export const alternativesOf = (diagnosis: Diagnosis): Alternatives => ({
  season: seasonAlternative(diagnosis),
  rows: rowAlternatives(diagnosis),
})
