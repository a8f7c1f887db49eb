import type { Dimensions, Pixels } from '@kaoiro/core/photo'
import { frameIn, frameSize, measureFrame } from '@kaoiro/analyser/guide'
import type { LogLumas } from '@kaoiro/analyser/guide'
import { answerCalls } from '../../adapters/worker-calls.js'

let before: LogLumas | null = null
let small: OffscreenCanvasRenderingContext2D | null = null

const contextOf = (size: Dimensions, settings?: CanvasRenderingContext2DSettings) => {
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d', settings)
  if (context === null) throw new Error('no canvas')
  return context
}

const shownPart = (frame: VideoFrame) =>
  frameIn({ width: frame.displayWidth, height: frame.displayHeight })

/** Draws the visible part of a frame over the whole canvas, and closes the frame. */
const draw = (frame: VideoFrame, context: OffscreenCanvasRenderingContext2D): void => {
  const from = shownPart(frame)
  const { width, height } = context.canvas
  context.drawImage(frame, from.x, from.y, from.width, from.height, 0, 0, width, height)
  frame.close()
}

const pixelsOf = (frame: VideoFrame): Pixels['data'] => {
  small ??= contextOf(frameSize, { willReadFrequently: true })
  // Averages the pixels, as in the photographs that the bounds are from. Otherwise every tenth of them would count alone.
  small.imageSmoothingQuality = 'high'
  draw(frame, small)
  return small.getImageData(0, 0, frameSize.width, frameSize.height).data
}

const functions = {
  /** The measures of a frame, and its RGBA bytes. @param given a frame to close, or the bytes of a picture of `frameSize` */
  measure: (given: VideoFrame | Pixels['data']) => {
    const data = 'close' in given ? pixelsOf(given) : given
    const { measures, lumas } = measureFrame({ ...frameSize, data }, before)
    before = lumas
    return { measures, data }
  },
  /** The visible part of a frame as JPEG, not mirrored. Closes the frame. */
  encode: async (frame: VideoFrame, encoding: ImageEncodeOptions): Promise<Blob> => {
    try {
      const { width, height } = shownPart(frame)
      const context = contextOf({ width: Math.round(width), height: Math.round(height) })
      draw(frame, context)
      return await context.canvas.convertToBlob(encoding)
    } finally {
      frame.close()
    }
  },
}

export type FrameFunctions = typeof functions

answerCalls(functions, (output) =>
  output instanceof Blob ? [] : [(output as ReturnType<FrameFunctions['measure']>).data.buffer],
)
