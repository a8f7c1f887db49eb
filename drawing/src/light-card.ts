export type { LightCardRequest } from './light-card/light-card.js'
export type { LightCardDesign } from './light-card/light-card.js'
export { lightCardDesign, lightCardPdf } from './light-card/light-card.js'
export { CardFont } from './light-card/paths.js'
