import type { Dimensions } from '@kaoiro/core/photo'
import type { Orientation } from '@kaoiro/analyser/photo'
import {
  certainRefusal,
  upright,
  uprightSize,
  measureQuality,
  qualityHints,
} from '@kaoiro/analyser/photo'
import { fitWithin, preparedSide } from '@kaoiro/core/photo'
import type { PhotoQuality } from './prepared-photo.js'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The pixels are read back, so the canvas should be in CPU memory. */
export const contextSettings: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/** Size of a prepared photo. */
export const preparedSize = fitWithin(preparedSide)

/** Draws the image, scaled to the canvas, and turns it upright. */
export function drawPicture(
  context: Context,
  picture: CanvasImageSource,
  orientation: Orientation,
): void {
  const { canvas } = context
  const { width, height } = canvas
  // JPEG lacks transparency, so transparent areas become white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  if (orientation === 1) return
  const turned = upright(orientation)(context.getImageData(0, 0, width, height))
  Object.assign(canvas, uprightSize(orientation)({ width, height }))
  const data = new Uint8ClampedArray(turned.data)
  context.putImageData(new ImageData(data, turned.width, turned.height), 0, 0)
}

/** @param original size before preparation */
export function judgeQuality(context: Context, original: Dimensions): PhotoQuality {
  const { width, height } = context.canvas
  const measures = measureQuality(context.getImageData(0, 0, width, height))
  return { refusal: certainRefusal(measures), hints: qualityHints(original, measures) }
}
