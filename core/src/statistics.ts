export { normalDensity, normalShare } from './statistics/normal.js'
export {
  interquartileMeanColour,
  median,
  medianColour,
  quantile,
  upperMedian,
} from './statistics/quantile.js'
