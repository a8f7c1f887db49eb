export type { AcceptedPhoto } from './photo/file/accept.js'
export { acceptPhoto, dimensionsOf, withEndMarker } from './photo/file/accept.js'
export type { JpegFrame } from './photo/jpeg/structure.js'
export { jpegFrameOf } from './photo/jpeg/structure.js'
export { tooComplex } from './photo/jpeg/structure.js'
export type { Orientation } from './photo/file/orientation.js'
export { orientationOf, pngExifChunk, upright, uprightSize } from './photo/file/orientation.js'
export { colourProfileOf, hasColourTables } from './photo/icc/colour-profile.js'
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
export { mirrorInvariant } from './photo/raster.js'
export type { SourcePhoto } from './photo/file/source-photo.js'
export { isSentAsItIs, sourcePhoto } from './photo/file/source-photo.js'
