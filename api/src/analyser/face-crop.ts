import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Square } from './face-square.js'

/** Samples across one pixel of the crop, so that a large face is averaged and not skipped through. */
const samplesAcross = (scale: number): number => Math.max(1, Math.min(4, Math.round(scale)))

/**
 * Fills `to` with the square set upright, `size` by `size` samples of red, green and blue from 0 to 1;
 * black where it is beyond the photo.
 */
export const cropFace = (
  { data, width, height }: Pixels,
  { centre, side, angle }: Square,
  size: number,
  to: Float32Array,
): void => {
  const scale = side / size
  const across = samplesAcross(scale)
  const step = scale / across
  const [stepX, stepY] = [Math.cos(angle) * step, Math.sin(angle) * step]
  const share = 1 / (255 * across * across)
  // The first sample's place: the crop's top left corner, and half a step into it.
  const corner = (across * size - 1) / 2
  const firstX = centre.x - corner * (stepX - stepY)
  const firstY = centre.y - corner * (stepY + stepX)
  to.fill(0)
  for (let row = 0; row < size * across; row++) {
    const line = Math.floor(row / across) * size
    for (let column = 0; column < size * across; column++) {
      const x = Math.round(firstX + column * stepX - row * stepY)
      const y = Math.round(firstY + column * stepY + row * stepX)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const from = 4 * (y * width + x)
      const at = 3 * (line + Math.floor(column / across))
      to[at] = (to[at] ?? 0) + (data[from] ?? 0) * share
      to[at + 1] = (to[at + 1] ?? 0) + (data[from + 1] ?? 0) * share
      to[at + 2] = (to[at + 2] ?? 0) + (data[from + 2] ?? 0) * share
    }
  }
}
