import type { Dimensions } from '@kaoiro/core/photo'

/** A decoded upright image with its size. Must be closed. */
export interface DecodedPhoto extends Dimensions {
  readonly source: ImageBitmap | VideoFrame
}
