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
  /** A near season, and which change would lead to it; one or two sentences. */
  readonly season: (second: SecondSeason) => string
  /** A level that would give another face type; a sentence. */
  readonly row: (row: Readonly<Record<'title' | 'level' | 'type', string>>) => string
}
