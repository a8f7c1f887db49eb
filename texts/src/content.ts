export { briefComparison, comparisonSentences, letters } from './content/comparison-sentences.js'
export type { People } from './content/make-content.js'
export type { Content, DoubtTexts, EntryTexts } from './content/content.js'
export type { Messages } from './content/make-messages.js'
export type { ChartRow, ResultNames } from './content/result-texts.js'
export {
  chartRows,
  formatCount,
  labelledSentence,
  patternEntry,
  resultNames,
} from './content/result-texts.js'
export type { Advice, StyleTopic } from './content/style-advice.js'
export { styleAdvice } from './content/style-advice.js'
