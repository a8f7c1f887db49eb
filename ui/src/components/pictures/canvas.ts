import { hasTruePixels } from '../../adapters/true-pixels.js'

/** A canvas that is not on the page. Throws if the browser cannot draw. */
export function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas context')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

const jpegQuality = 0.92

/** The canvas as a file's content; rejects if the browser fails, or would return noise. */
export function blobOf(canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => {
        if (blob === null || !hasTruePixels()) reject(new Error('no blob'))
        else resolve(blob)
      },
      type,
      jpegQuality,
    ),
  )
}
