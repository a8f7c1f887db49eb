import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

/** Writes the bilinear sample at a place, held inside the picture, from the byte `to` on. */
export const writeSample = (
  { width, height, data }: Pixels,
  x: number,
  y: number,
  into: Uint8Array,
  to: number,
): void => {
  const inX = Math.min(width - 1, Math.max(0, x))
  const inY = Math.min(height - 1, Math.max(0, y))
  const left = Math.floor(inX)
  const top = Math.floor(inY)
  const right = inX - left
  const below = inY - top
  const nextX = left + 1 < width ? 4 : 0
  const nextY = top + 1 < height ? width * 4 : 0
  for (let channel = 0; channel < 4; channel++) {
    const from = (top * width + left) * 4 + channel
    const upper = (data[from] ?? 0) * (1 - right) + (data[from + nextX] ?? 0) * right
    const lower =
      (data[from + nextY] ?? 0) * (1 - right) + (data[from + nextY + nextX] ?? 0) * right
    into[to + channel] = upper * (1 - below) + lower * below + 0.5
  }
}
