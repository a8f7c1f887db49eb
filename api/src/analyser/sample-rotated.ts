import type { Point } from '@kaoiro/core/analysis/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'

const { fround } = Math

/**
 * The photo turned against the clock about a point, by the nearest pixel; black where none comes to lie.
 * Rounded at each step as RotateWithOffset.cc of tfjs's WASM backend does it.
 */
export const rotated = ({ data, width, height }: Pixels, angle: number, centre: Point): Pixels => {
  const [centreX, centreY] = [fround(centre.x), fround(centre.y)]
  const sine = fround(Math.sin(fround(angle)))
  const cosine = fround(Math.cos(fround(angle)))
  const to = new Uint8ClampedArray(data.length)
  for (let y = 0, at = 0; y < height; y++) {
    const offY = fround(y - centreY)
    const [acrossOfRow, downOfRow] = [fround(offY * sine), fround(offY * cosine)]
    for (let x = 0; x < width; x++, at += 4) {
      const offX = fround(x - centreX)
      const fromX = fround(fround(fround(offX * cosine) - acrossOfRow) + centreX)
      const fromY = fround(fround(fround(offX * sine) + downOfRow) + centreY)
      // The kernel rounds halves away from zero, so that -0.5 is beyond the photo.
      if (fromX <= -0.5 || fromX >= width - 0.5 || fromY <= -0.5 || fromY >= height - 0.5) continue
      const from = 4 * (Math.round(fromY) * width + Math.round(fromX))
      for (let i = 0; i < 4; i++) to[at + i] = data[from + i] ?? 0
    }
  }
  return { data: to, width, height }
}
