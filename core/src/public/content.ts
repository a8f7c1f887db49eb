/**
 * The texts of a result and of errors, in Japanese and English: names, descriptions, make-up points, style advice, labels,
 * messages.
 *
 * @module content
 */
export { content as en } from '../locales/en/content/content.js'
export { content as ja } from '../locales/ja/content/content.js'
export { messages as enMessages } from '../locales/en/content/messages.js'
export { messages as jaMessages } from '../locales/ja/content/messages.js'
export { languages } from '../locales/language.js'
export type {
  AxisLabels,
  Content,
  Entry,
  MakeupPoint,
  PictureTexts,
  SeasonEntry,
} from '../content/content.js'
export type { Language } from '../locales/language.js'
export type { CertaintyTexts, DoubtTexts } from '../content/certainty-texts.js'
export type { Messages } from '../content/messages.js'
export { palettes } from '../content/palettes.js'
export type { MetalId } from '../content/metals.js'
export type { Swatch, SwatchId } from '../content/palettes.js'
export type { MapPlace } from '../chart/face-map.js'
export { likelihoods } from '../diagnosis/assessment.js'
export type { Likelihood } from '../diagnosis/assessment.js'
export type { Refusal } from '../photo/file/accept.js'
export type { Complexity } from '../photo/jpeg/structure.js'
export type { ImageType } from '../photo/file/image-type.js'
export type { QualityHint } from '../photo/quality/quality.js'
