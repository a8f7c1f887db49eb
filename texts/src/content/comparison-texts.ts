import type { Comparison } from '@kaoiro/core/results'
import type { SeasonDirection } from '@kaoiro/core/diagnosis'

/** Texts for the comparison of two results, A and B. All but `differences` are sentences. */
export interface ComparisonTexts {
  readonly same: string
  readonly differences: (count: number) => string
  readonly samePattern: (name: string) => string
  readonly patterns: (a: string, b: string) => string
  /** For results of a woman and a man. */
  readonly genders: string
  readonly map: (direction: Comparison['map']) => string
  readonly sameSeason: (name: string) => string
  readonly seasons: (a: string, b: string) => string
  /** How the colours that suit B differ from those that suit A. */
  readonly suitsB: (direction: SeasonDirection) => string
  /** Which undertone or depth of colours suits both. */
  readonly suitsBoth: {
    readonly yellow: string
    readonly blue: string
    readonly light: string
    readonly deep: string
  }
  /** A sentence on how many of the chart's five rows are the same. */
  readonly rows: (equal: number) => string
}
