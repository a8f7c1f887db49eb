import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
import type { Dimensions, Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { PreparedPhoto } from '../preparation.js'

/** A photo's pixels as they are stored: in sRGB, on white, and what became of its colour profile. */
export type DecodedPhoto = Pick<PreparedPhoto, 'profile'> & { readonly pixels: Pixels }

/** The port to what decodes and encodes. Both functions reject if they fail. */
export interface PhotoEngine {
  readonly name: PreparedPhoto['engine']
  /** @param size of the pixels wanted, not turned upright yet */
  readonly decode: (
    bytes: Uint8Array,
    accepted: AcceptedPhoto,
    size: Dimensions,
  ) => Promise<DecodedPhoto>
  /** A JPEG of quality 0.92, colours at full resolution. */
  readonly encode: (pixels: Pixels) => Promise<Uint8Array>
}
