export type { AcceptedPhoto } from './photo/file/accept.js'
export { acceptPhoto } from './photo/file/accept.js'
export { dimensionsOf } from './photo/file/dimensions.js'
export type { JpegFrame } from './photo/jpeg/frame.js'
export { jpegFrameOf } from './photo/jpeg/frame.js'
export { segmentsOf, startOfScan } from './photo/jpeg/segments.js'
export { tooComplex } from './photo/jpeg/structure.js'
export { withEndMarker } from './photo/file/complete.js'
export type { Orientation } from './photo/file/orientation.js'
export { orientationOf, pngExifChunk, upright, uprightSize } from './photo/file/orientation.js'
export { colourProfileOf } from './photo/icc/colour-profile.js'
export { jpegProfileOf } from './photo/icc/jpeg-profile.js'
export { profileNameOf } from './photo/icc/profile-tags.js'
export { chunksOf, withoutChunks } from './photo/png/chunks.js'
export type { Chunk } from './photo/png/chunks.js'
export type { QualityMeasures } from './photo/quality/quality.js'
export {
  certainRefusal,
  measureQuality,
  qualityBounds,
  qualityHints,
} from './photo/quality/quality.js'
export { mirrorInvariant, mirrored } from './photo/raster/mirror.js'
export { wordsIn } from './photo/raster/uint32-pixels.js'
export { hasColourTables } from './photo/icc/colour-profile.js'
