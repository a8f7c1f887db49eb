import type { Dimensions } from '@kaoiro/core/photo/raster/pixels'
import { fitWithin, preparedSide } from '@kaoiro/core/photo/limits'
import type { QualityHint } from '@kaoiro/core/photo/quality/quality'
import { measureQuality, qualityHints } from '@kaoiro/core/photo/quality/quality'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The pixels are read back, so the canvas should be in CPU memory. */
export const contextSettings: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/** Size of a prepared photo. */
export const preparedSize = fitWithin(preparedSide)

/** Draws the image, scaled to the canvas. */
export const drawPicture = (
  context: Context,
  picture: CanvasImageSource,
  { width, height }: Dimensions,
): void => {
  // JPEG lacks transparency, so transparent areas become white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
}

/** @param original size before preparation */
export const measureHints = (
  context: Context,
  { width, height }: Dimensions,
  original: Dimensions,
): ReadonlyArray<QualityHint> =>
  qualityHints(original, measureQuality(context.getImageData(0, 0, width, height)))
