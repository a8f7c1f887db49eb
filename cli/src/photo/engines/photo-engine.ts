import type { AcceptedPhoto } from '@kaoiro/analyser/photo'
import type { Dimensions, Pixels } from '@kaoiro/core/photo'
import type { PreparedPhoto } from '../preparation.js'

/** Stored pixels of a photo, in sRGB on white, and the use of its colour profile. */
export type DecodedPhoto = Pick<PreparedPhoto, 'profile'> & { readonly pixels: Pixels }

/** The port to an image library. Both functions reject on failure. */
export interface PhotoEngine {
  readonly name: PreparedPhoto['engine']
  /** @param size of the result, before it is turned upright */
  readonly decode: (
    bytes: Uint8Array,
    accepted: AcceptedPhoto,
    size: Dimensions,
  ) => Promise<DecodedPhoto>
  /** Encodes a JPEG of quality 0.92 without chroma subsampling. */
  readonly encode: (pixels: Pixels) => Promise<Uint8Array>
}
