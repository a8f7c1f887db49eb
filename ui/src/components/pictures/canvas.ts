import { preparedQuality } from '@kaoiro/core/photo'
import { hasTruePixels } from '../../adapters/true-pixels.js'

/** A canvas that is not on the page. Throws if the browser cannot draw. */
export function newCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas context')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** Some browsers keep a canvas's memory longer than the canvas; shrinking it releases the pixels. */
export function release(canvas: HTMLCanvasElement | OffscreenCanvas): void {
  canvas.width = canvas.height = 1
}

/** The canvas as a file's content; rejects if the browser fails, or would return noise. */
export function blobOf(
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
  quality = preparedQuality,
): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => {
        if (blob === null || !hasTruePixels()) reject(new Error('no blob'))
        else resolve(blob)
      },
      type,
      quality,
    ),
  )
}

/** A picture file on a canvas, at most as large as `most`, to read its pixels. Rejects if the browser cannot decode it. */
export async function drawnFile<A>(
  file: Blob,
  most: number,
  read: (context: CanvasRenderingContext2D) => A,
): Promise<A> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const sides = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const { canvas, context } = newCanvas(sides[0] ?? 1, sides[1] ?? 1)
  try {
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return read(context)
  } finally {
    bitmap.close()
    release(canvas)
  }
}
