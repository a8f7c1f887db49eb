/** A canvas that is not on the page. Throws if the browser cannot draw. */
export const newCanvas = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas context')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}
