export type {
  Area,
  MakeUpColours,
  Mode,
  ProductShade,
  Side,
  Tint,
  TryOnRequest,
} from './draping/colours.js'
export { drapeColours, modes, neighboursOf, otherSeason, sides } from './draping/colours.js'
export type { Drape, DrapingAction, Picture } from './draping/draping.js'
export { drapeOf, drapingAfter, inCloth, startDraping } from './draping/draping.js'
export type { Pull, Way } from './draping/swipe.js'
export { decides, pulled, wayOf } from './draping/swipe.js'
export { bothNames, drapeTitle, halfLabels, sideLabels, tintName } from './draping/words.js'
