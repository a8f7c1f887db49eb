/** Runs in the page: the colour at a place of a shown picture, in shares of its sides. */
export const colourAt = (image: HTMLImageElement, [x, y]: readonly [number, number]) => {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight]
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  return [...(context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [])]
}
