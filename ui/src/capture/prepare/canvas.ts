import type { Dimensions } from '@kaoiro/core/photo/raster/pixels'
import { fitWithin, preparedSide } from '@kaoiro/core/photo/limits'
import type { QualityHint } from '@kaoiro/core/photo/quality/quality'
import { measureQuality, qualityHints } from '@kaoiro/core/photo/quality/quality'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The pixels are read back: the canvas belongs in the processor's memory, not the GPU's. */
export const contextSettings: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/** The size of a prepared photo. */
export const preparedSize = fitWithin(preparedSide)

/** Fills the canvas with the picture, scaled to its size. */
export const drawPicture = (
  context: Context,
  picture: CanvasImageSource,
  { width, height }: Dimensions,
): void => {
  // A JPEG has no transparency: what shows through is white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
}

/** @param original the size before preparation */
export const measureHints = (
  context: Context,
  { width, height }: Dimensions,
  original: Dimensions,
): ReadonlyArray<QualityHint> =>
  qualityHints(original, measureQuality(context.getImageData(0, 0, width, height)))
