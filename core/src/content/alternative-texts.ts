import type { Nearness } from '../alternatives/alternatives.js'
import type { SeasonDirection } from '../diagnosis/season.js'

interface SecondSeason {
  readonly name: string
  /** Percentage points between the two shares, from 0. */
  readonly points: number
  readonly nearness: Nearness
  readonly direction: SeasonDirection
}

/** Texts on how a small change would alter a result. */
export interface AlternativeTexts {
  /** Heading above the rows. */
  readonly heading: string
  /** Explains the rows; a sentence. */
  readonly lead: string
  /** One or two sentences on a near season, and on the change that would lead to it. */
  readonly season: (second: SecondSeason) => string
  /** A sentence on a level that would give another face type. */
  readonly row: (row: Readonly<Record<'title' | 'level' | 'type', string>>) => string
}
