export type { Hairline } from './photo/hairline.js'
export {
  clampHairline,
  defaultHairline,
  hairlineAfterKey,
  hairlineAt,
  isHairlineKey,
} from './photo/hairline.js'
export type { FrameHint, QualityHint, Complexity, Refusal } from './photo/problems.js'
export { frameHints } from './photo/problems.js'
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
  lumaOf,
  wholePicture,
  maxScannedPixels,
} from './photo/pixels.js'
export type { Dimensions, Pixels, Region } from './photo/pixels.js'
