export type { LightCardRequest } from './light-card/light-card.js'
export { LightCardDesign, lightCardPdf } from './light-card/light-card.js'
export { CardFont } from './light-card/paths.js'
