/**
 * The texts of a result and of errors, in Japanese and English: names, descriptions, make-up points, style advice, labels,
 * messages.
 *
 * @module content
 */
export { content as en } from '@kaoiro/texts/en'
export { content as ja } from '@kaoiro/texts/ja'
export { messages as enMessages } from '@kaoiro/texts/en'
export { messages as jaMessages } from '@kaoiro/texts/ja'
export { languages } from '../language/language.js'
export type {
  AxisLabels,
  Content,
  Entry,
  MakeupPoint,
  PictureTexts,
  SeasonEntry,
} from '@kaoiro/texts/content'
export type { Language } from '../language/language.js'
export type { CertaintyTexts, DoubtTexts } from '@kaoiro/texts/content'
export type { Messages } from '@kaoiro/texts/content'
export { palettes } from '../palette/palettes.js'
export type { MetalId } from '../palette/metals.js'
export type { Swatch, SwatchId } from '../palette/palettes.js'
export type { MapPlace } from '../chart/face-map.js'
export { likelihoods } from '../diagnosis/assessment.js'
export type { Likelihood } from '../diagnosis/assessment.js'
export type { Refusal } from '../photo/accept.js'
export type { Complexity } from '../photo/jpeg-structure.js'
export type { ImageType } from '../photo/image-type.js'
export type { QualityHint } from '../photo/hints.js'
