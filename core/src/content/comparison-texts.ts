import type { Comparison } from '../comparison/comparison.js'
import type { SeasonDirection } from '../diagnosis/season.js'

/** Two results next to each other, A and B. Each text but the count is a sentence. */
export interface ComparisonTexts {
  readonly same: string
  readonly differences: (count: number) => string
  readonly samePattern: (name: string) => string
  readonly patterns: (a: string, b: string) => string
  /** One is of a woman, one of a man. */
  readonly genders: string
  readonly map: (direction: Comparison['map']) => string
  readonly sameSeason: (name: string) => string
  readonly seasons: (a: string, b: string) => string
  /** Which colours suit B more than A. */
  readonly suitsB: (direction: SeasonDirection) => string
  /** Colours of an undertone or a depth that suit both. */
  readonly suitsBoth: {
    readonly yellow: string
    readonly blue: string
    readonly light: string
    readonly deep: string
  }
  /** How many of the chart's five rows are the same. */
  readonly rows: (equal: number) => string
}
