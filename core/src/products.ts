export type { Product, Shade, Translated } from './products/product.js'
export { careCategories, colourCategories, inLanguage } from './products/product.js'
export type { Recommendation } from './products/recommend.js'
export { recommend } from './products/recommend.js'
