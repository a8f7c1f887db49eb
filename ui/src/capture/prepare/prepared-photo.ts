import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Orientation, SourcePhoto } from '@kaoiro/analyser/photo'
import {
  certainRefusal,
  measureQuality,
  qualityHints,
  sourcePhoto,
  upright,
  uprightSize,
} from '@kaoiro/analyser/photo'
import type { Reason } from '@kaoiro/core/diagnosis'
import type { Dimensions, QualityHint } from '@kaoiro/core/photo'
import { fitWithin, preparedSide } from '@kaoiro/core/photo'
import type { PhotoProblem } from '@kaoiro/screens/capture'

/** The photo as shown and sent, with the check of light and size, without the face. */
export interface PreparedPhoto extends Dimensions {
  readonly jpeg: Uint8Array<ArrayBuffer>
  /** Why the analysis rejects the photo with any face; null if that depends on the face. */
  readonly refusal: Reason | null
  readonly hints: ReadonlyArray<QualityHint>
}

/** Reads a file and checks its bytes. */
export const readPhoto =
  (file: Blob): TaskEither<PhotoProblem, SourcePhoto> =>
  () =>
    file.arrayBuffer().then(
      (buffer) => sourcePhoto(new Uint8Array(buffer)),
      () => E.left({ _tag: 'FileNotRead' }),
    )

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

/** Checks and encodes what the context shows. */
export async function preparedFrom(
  context: Context,
  original: SourcePhoto,
  encode: () => Promise<Blob>,
): Promise<PreparedPhoto> {
  const { width, height } = context.canvas
  const blob = encode()
  // Runs while the JPEG is encoded.
  const measures = measureQuality(context.getImageData(0, 0, width, height))
  return {
    ...{ width, height },
    jpeg: new Uint8Array(await (await blob).arrayBuffer()),
    refusal: certainRefusal(measures),
    hints: qualityHints(original.upright, measures),
  }
}
