export type { CertaintyTexts, DoubtTexts } from './content/certainty-texts.js'
export type { ChartRow } from './content/chart-rows.js'
export { chartRows } from './content/chart-rows.js'
export { briefComparison, comparisonSentences } from './content/comparison-sentences.js'
export type {
  AxisLabels,
  Content,
  EntryTexts,
  MakeupPoint,
  PictureTexts,
  SeasonEntry,
} from './content/content.js'
export { formatCount } from './content/format-count.js'
export { labelledSentence } from './content/labelled-sentence.js'
export type { ResultNames } from './content/result-names.js'
export { resultNames } from './content/result-names.js'
export { patternEntry } from './content/grooming.js'
export type { Messages } from './content/messages.js'
export type { Advice } from './content/style-advice.js'
export type { StyleTopic } from './content/style-texts.js'
export { styleAdvice } from './content/style-advice.js'
export type { WardrobeColours } from './content/wardrobe-colours.js'
