import { blobOf, newCanvas } from '../../components/pictures/canvas.js'

/** Paints a photo below a drawing, which makes the picture a JPEG. */
export type PaintBelow = (context: CanvasRenderingContext2D) => void

/**
 * Renders an SVG as PNG or JPEG; rejects on failure.
 *
 * @param scale pixels per unit of the drawing
 */
export const rasterise = async (svg: string, scale: number, below?: PaintBelow): Promise<Blob> => {
  const image = await imageOf(svg)
  const { canvas, context } = newCanvas(image.naturalWidth * scale, image.naturalHeight * scale)
  try {
    below?.(context)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await blobOf(canvas, below === undefined ? 'image/png' : 'image/jpeg')
  } finally {
    canvas.width = canvas.height = 1
  }
}

// A data URL, because blob URLs taint the canvas in older versions of Safari.
const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}
