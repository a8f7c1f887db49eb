import type { Dimensions } from '@kaoiro/core/photo'
import { frameIn, frameSize, measureFrame } from '@kaoiro/analyser/guide'
import type { LogLumas } from '@kaoiro/analyser/guide'
import { photoEncoding } from './frame-messages.js'
import type {
  EncodedMessage,
  EncodeMessage,
  FrameMessage,
  MeasureMessage,
  MeasuresMessage,
} from './frame-messages.js'

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

const dataOf = (message: MeasureMessage) => {
  if ('data' in message) return message.data
  small ??= contextOf(frameSize, { willReadFrequently: true })
  // Averages the pixels, as in the photographs that the bounds are from. Otherwise every tenth of them would count alone.
  small.imageSmoothingQuality = 'high'
  draw(message.frame, small)
  return small.getImageData(0, 0, frameSize.width, frameSize.height).data
}

const measure = (message: MeasureMessage): void => {
  const data = dataOf(message)
  const { measures, lumas } = measureFrame({ ...frameSize, data }, before)
  before = lumas
  const answer: MeasuresMessage = { measures, data }
  postMessage(answer, { transfer: [data.buffer] })
}

const encode = async ({ frame }: EncodeMessage): Promise<void> => {
  let answer: EncodedMessage = null
  try {
    const { width, height } = shownPart(frame)
    const context = contextOf({ width: Math.round(width), height: Math.round(height) })
    draw(frame, context)
    answer = await context.canvas.convertToBlob(photoEncoding)
  } catch {
    frame.close()
  }
  postMessage(answer)
}

addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
  if (data.to === 'measure') measure(data)
  else void encode(data)
})
