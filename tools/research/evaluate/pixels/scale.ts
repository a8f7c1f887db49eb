import type { Guided } from './guided.js'
import { resampled } from './resample.js'

/** A picture at another size, no side below a pixel, with its guide. */
export const scaled = ({ pixels, guide }: Guided, scale: number): Guided => {
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  return {
    pixels: resampled(pixels, { width, height }),
    guide: { x: (guide.x * width) / pixels.width, y: (guide.y * height) / pixels.height },
  }
}
