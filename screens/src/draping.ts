export type {
  Area,
  Mode,
  ProductShade,
  SeasonTint,
  Side,
  Tint,
  TryOnRequest,
  Wearer,
} from './draping/colours.js'
export {
  drapeColours,
  isCloth,
  modes,
  neighboursOf,
  seasonTints,
  sides,
} from './draping/colours.js'
export type { Drape, DrapingAction, Picture } from './draping/draping.js'
export { drapeOf, drapingAfter, inCloth, startDraping } from './draping/draping.js'
export type { Pull, Way } from './draping/swipe.js'
export { decides, pulled, wayOf } from './draping/swipe.js'
export { bothNames, drapeTitle, halfLabels, sideLabels, tintName } from './draping/words.js'
