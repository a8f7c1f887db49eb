/** Paints a photo below a drawing, which makes the picture a JPEG. */
export type PaintBelow = (context: CanvasRenderingContext2D) => void

const jpegQuality = 0.92

/**
 * Renders an SVG as PNG or JPEG; rejects on failure.
 *
 * @param scale pixels per unit of the drawing
 */
export const rasterise = async (svg: string, scale: number, below?: PaintBelow): Promise<Blob> => {
  const image = await imageOf(svg)
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * scale
  canvas.height = image.naturalHeight * scale
  try {
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas context')
    below?.(context)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => {
          if (blob === null) reject(new Error('no blob'))
          else resolve(blob)
        },
        below === undefined ? 'image/png' : 'image/jpeg',
        jpegQuality,
      ),
    )
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
