export type {
  CompareView,
  ComparedRow,
  InvalidSides,
  Side,
  SideView,
} from './compare/compare-view.js'
export {
  compareView,
  invalidSidesMessage,
  loanLines,
  ownFirst,
  sideView,
} from './compare/compare-view.js'
export type { StaffReading } from './compare/find-results.js'
export { findResults, staffReading } from './compare/find-results.js'
export type { PickProblem } from './compare/pick-result.js'
export { pickByLink, pickByQr, pickMessages } from './compare/pick-result.js'
