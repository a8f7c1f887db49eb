export type { AskedColour, ColourPage, Worn, WearView } from './wear/wear-view.js'
export { colourPage, shadeGroups, wearView } from './wear/wear-view.js'
export { measuredAt, movedPoint, pointOn } from './wear/photo-point.js'
