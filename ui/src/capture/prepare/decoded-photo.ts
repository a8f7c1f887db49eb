import type { Dimensions } from '@kaoiro/core/photo/raster/pixels'

/** A decoded picture that is drawn upright, and the aspect that it is drawn with. To be closed. */
export interface DecodedPhoto extends Dimensions {
  readonly source: ImageBitmap | VideoFrame
}
