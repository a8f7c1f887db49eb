export type { Hairline } from './photo/hairline.js'
export {
  clampHairline,
  defaultHairline,
  hairlineAfterKey,
  hairlineAt,
  isHairlineKey,
} from './photo/hairline.js'
export type { CameraFailure, FrameHint, QualityHint } from './photo/hints.js'
export { frameHints } from './photo/hints.js'
export type { ImageType } from './photo/image-type.js'
export { imageTypeOf } from './photo/image-type.js'
export {
  fitWithin,
  maxPhotoBytes,
  maxPhotoPixels,
  maxProfileBytes,
  maxScans,
  maxSegments,
  maxUploadBytes,
  minPixels,
  preparedQuality,
  preparedSide,
} from './photo/limits.js'
export type { Dimensions, Pixels, Region } from './photo/pixels.js'
export { lumaOf, wholePicture } from './photo/pixels.js'
export type { PrepareError } from './photo/prepare-error.js'
export { prepareErrorText } from './photo/prepare-error.js'
export type { Complexity, PickRefusal, Refusal } from './photo/refusal.js'
export { maxScannedPixels } from './photo/limits.js'
