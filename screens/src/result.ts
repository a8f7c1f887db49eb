export type { CertaintyView, LastPhoto, MorePhotos } from './result/certainty-view.js'
export { certaintyView } from './result/certainty-view.js'
export type { DevicePhotos, EarlierResult } from './result/history.js'
export {
  ReceiptState,
  ResultHistory,
  StoredAnswer,
  devicePhotos,
  earlierResult,
  keptSessions,
  resultHistory,
} from './result/history.js'
export type { Deletion, ReceiptView } from './result/receipt-view.js'
export { momentText, receiptSentences, receiptView } from './result/receipt-view.js'
export { pageToKeep } from './result/page-to-keep.js'
export { productsLead, recommendations, triedFirst } from './result/recommendations.js'
export type { ResultBar, ResultScreen } from './result/result-screen.js'
export { resultBar, resultScreen } from './result/result-screen.js'
export type { ResultView } from './result/result-view.js'
export {
  adviceOn,
  impersonalView,
  patternMakeup,
  resultSummary,
  resultView,
} from './result/result-view.js'
export { partsToLeaveOut, seasonLeavingOut } from './result/season-without.js'
export type { SeasonShown } from './result/season-without.js'
export { StoredPhoto } from './result/stored-photo.js'
export { pageForKey, placeInBook, swatchPages } from './result/swatch-pages.js'
