/**
 * The texts of a result, in Japanese and English: names, descriptions, make-up points, labels; and what went
 * wrong, in words.
 *
 * @module content
 */
export { en } from '../content/en/en.js'
export { ja } from '../content/ja/ja.js'
export { messages as enMessages } from '../content/messages/en.js'
export { messages as jaMessages } from '../content/messages/ja.js'
export { languages } from '../content/content.js'
export type {
  AxisLabels,
  Content,
  Entry,
  Language,
  MakeupPoint,
  PictureTexts,
  SeasonEntry,
} from '../content/content.js'
export type { CertaintyTexts, DoubtTexts } from '../content/certainty-texts.js'
export type { Messages } from '../content/messages/messages.js'
export { palettes } from '../content/palettes.js'
export type { Swatch, SwatchId } from '../content/palettes.js'
export type { MapPlace } from '../chart/face-map.js'
export { likelihoods } from '../diagnosis/assessment.js'
export type { Likelihood } from '../diagnosis/assessment.js'
export type { Refusal } from '../photo/file/accept.js'
export type { ImageType } from '../photo/file/image-type.js'
export type { QualityHint } from '../photo/quality/quality.js'
