export { median } from './statistics/median.js'
export { normalDensity, normalShare } from './statistics/normal.js'
