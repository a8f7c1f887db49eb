export { hairColours, skins } from './figure/complexion.js'
export { faceAt, patternPicture } from './figure/face-drawing.js'
export { portraitPanel } from './cards/portrait.js'
export { resultFace } from './figure/result-face.js'
