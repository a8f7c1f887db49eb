import type { Feature } from '@kaoiro/core/chart'
import type { Parts } from '../../compiled/parts.js'

/**
 * The rules of a language that messages cannot express: `texts/<language>/grammar.ts`. Besides, that file may export formatters, which
 * messages of its language use by name: `{name, subject}` adds the particle of the subject in Korean.
 */
export interface Grammar {
  /** The language in the format of Open Graph, with a territory. */
  readonly openGraphLocale: string
  /** Stands between two sentences. */
  readonly betweenSentences: string
  /** Stands between the items of a plain list. */
  readonly comma: string
  /** Joins words: "a and b" or "a, b and c". */
  readonly list: (words: ReadonlyArray<string>) => string
  /** Names one or two features, such as "round brows and compact mouth". */
  readonly features: (texts: Parts['face'], features: ReadonlyArray<Feature>) => string
  /**
   * One sentence on those of face line, brows and eyes that are not average: one or two groups of equal effect, each in the
   * order of the chart.
   */
  readonly lines: (texts: Parts['face'], groups: ReadonlyArray<ReadonlyArray<Feature>>) => string
  /** Rewords a text that speaks to the owner of a result for other readers: without "you" and "your". */
  readonly impersonal: (text: string) => string
}
