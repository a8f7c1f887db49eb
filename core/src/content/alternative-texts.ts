import type { Nearness } from '../alternatives/alternatives.js'
import type { SeasonDirection } from '../diagnosis/season.js'

/** What a second season is said with. */
export interface SecondSeasonWords {
  readonly name: string
  /** Percentage points between the two shares, from 0. */
  readonly points: number
  readonly nearness: Nearness
  readonly direction: SeasonDirection
}

/** What a little change would make of a result. */
export interface AlternativeTexts {
  /** Over the rows. */
  readonly heading: string
  /** What the rows below it mean; a sentence. */
  readonly lead: string
  /** A season that is near, how near, and which way it lies; one or two sentences. */
  readonly season: (second: SecondSeasonWords) => string
  /** A row whose level would give another face type; a sentence. */
  readonly row: (row: {
    readonly title: string
    readonly level: string
    readonly type: string
  }) => string
}
