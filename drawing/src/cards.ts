export { maxLetterWidth } from './cards/card-parts.js'
export { linkCard, pairCard } from './cards/link-cards.js'
export { samplePicture } from './cards/sample-drawing.js'
