import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Square } from './face-square.js'

/**
 * Fills `to` with the square set upright, `size` by `size` samples of red, green and blue from 0 to 1; black
 * where it is beyond the photo.
 *
 * @param across each sample is the mean of so many squared pixels, evenly spread over it, so that a large
 * face is averaged and not skipped through
 */
export const cropFace = (
  { data, width, height }: Pixels,
  { centre, side, angle }: Square,
  size: number,
  across: number,
  to: Float32Array,
): void => {
  const step = side / size / across
  const [stepX, stepY] = [Math.cos(angle) * step, Math.sin(angle) * step]
  const share = 1 / (255 * across * across)
  // The first pixel's place: the crop's top left corner, and half a step into it; the sum rounds it.
  const corner = (across * size - 1) / 2
  const firstX = centre.x - corner * (stepX - stepY) + 0.5
  const firstY = centre.y - corner * (stepY + stepX) + 0.5
  for (let row = 0, at = 0; row < size; row++)
    for (let column = 0; column < size; column++, at += 3) {
      let red = 0
      let green = 0
      let blue = 0
      for (let down = row * across; down < (row + 1) * across; down++) {
        let x = firstX + column * across * stepX - down * stepY
        let y = firstY + column * across * stepY + down * stepX
        for (let i = 0; i < across; i++) {
          if (x >= 0 && y >= 0 && x < width && y < height) {
            const from = 4 * ((y | 0) * width + (x | 0))
            red += data[from] ?? 0
            green += data[from + 1] ?? 0
            blue += data[from + 2] ?? 0
          }
          x += stepX
          y += stepY
        }
      }
      to[at] = red * share
      to[at + 1] = green * share
      to[at + 2] = blue * share
    }
}
