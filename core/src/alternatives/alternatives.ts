import type * as O from 'fp-ts/lib/Option.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { RowAlternative } from './row-alternatives.js'
import { rowAlternatives } from './row-alternatives.js'
import type { SeasonAlternative } from './season-alternative.js'
import { seasonAlternative } from './season-alternative.js'

/** What a little change would make of a result: the code alone says it. */
export interface Alternatives {
  readonly season: O.Option<SeasonAlternative>
  /** The rows whose next level would give another face type, the one that needs the least first. */
  readonly rows: ReadonlyArray<RowAlternative>
}

export const alternativesOf = (diagnosis: Diagnosis): Alternatives => ({
  season: seasonAlternative(diagnosis),
  rows: rowAlternatives(diagnosis),
})
