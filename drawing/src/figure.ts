export { hairColours, skins } from './figure/complexion.js'
export { faceAt, patternPicture } from './figure/face-drawing.js'
