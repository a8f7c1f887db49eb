export { colourDoubts } from './palette/measured-colour.js'
export { makeUpColours } from './palette/make-up-colours.js'
export type { ColourDoubt, MeasuredColour } from './palette/measured-colour.js'
export type { MetalId } from './palette/metals.js'
export { metalsOf } from './palette/metals.js'
export type { Swatch, SwatchId } from './palette/palettes.js'
export { palettes } from './palette/palettes.js'
export {
  alsoSuits,
  avoidedColours,
  keyColours,
  otherColours,
  wornColours,
} from './palette/season-colours.js'
export { commonColours } from './palette/common-colours.js'
export { everydayClothes, everydayColours } from './palette/everyday.js'
export type { ColourChange } from './palette/colour-change.js'
export type { Chapter, SwatchPage } from './palette/swatch-book.js'
export { chapters, swatchBook } from './palette/swatch-book.js'
export type { WardrobeColours } from './palette/wardrobe.js'
export { beginningWith, frameColours, namesAvoided, wardrobeColours } from './palette/wardrobe.js'
export type { MakeUp, Use, WearPlace } from './palette/uses.js'
export { makeUpByCategory } from './palette/uses.js'
export type { Wearer, Wearing } from './palette/wear.js'
export { wayToWear, wearerOf } from './palette/wear.js'
