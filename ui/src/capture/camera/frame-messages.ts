import type { FrameMeasures } from '@kaoiro/analyser/guide'
import type { Pixels } from '@kaoiro/core/photo'

/** A frame to measure: a frame of the video, which the worker closes, or a picture of `frameSize`. */
export type MeasureMessage =
  | { readonly to: 'measure'; readonly frame: VideoFrame }
  | { readonly to: 'measure'; readonly data: Pixels['data'] }

/** A frame of the video to encode; the worker closes it. */
export interface EncodeMessage {
  readonly to: 'encode'
  readonly frame: VideoFrame
}

export type FrameMessage = MeasureMessage | EncodeMessage

/** The measures of a frame, and its RGBA bytes. */
export interface MeasuresMessage {
  readonly measures: FrameMeasures
  readonly data: Pixels['data']
}

/** How a photo of the camera is encoded, in the worker or on the page. */
export const photoEncoding = { type: 'image/jpeg', quality: 0.95 } as const

/** Null if encoding failed. */
export type EncodedMessage = Blob | null
