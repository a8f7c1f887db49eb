import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { FrameMeasures } from '@kaoiro/core/photo/guide/frame-measures'

/** A frame to measure: RGBA bytes of a picture of `frameSize`. */
export interface FrameMessage {
  readonly data: Pixels['data']
}

export type MeasuresMessage = FrameMeasures
