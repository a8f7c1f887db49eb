import type { Pixels } from '@kaoiro/core/photo'

/** The picture as if it had been reduced to blocks of pixels and enlarged again. */
export const enlarged = ({ width, height, data }: Pixels, block: number): Pixels => {
  const result = new Uint8Array(data.length)
  const channelAt = (x: number, y: number, channel: number) =>
    data[(Math.min(height - 1, y) * width + Math.min(width - 1, x)) * 4 + channel] ?? 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 4; channel++) {
        const [left, top] = [x - (x % block), y - (y % block)]
        const [across, down] = [(x - left) / block, (y - top) / block]
        const at = (dx: number, dy: number) =>
          channelAt(left + dx * block, top + dy * block, channel)
        result[(y * width + x) * 4 + channel] =
          (1 - down) * ((1 - across) * at(0, 0) + across * at(1, 0)) +
          down * ((1 - across) * at(0, 1) + across * at(1, 1))
      }
  return { width, height, data: result }
}
