import type { Pixels } from '@kaoiro/core/photo'

/** A colour's luma and chroma in full-range bytes (ITU-R BT.601). */
const yuvOf = (red: number, green: number, blue: number): readonly [number, number, number] => [
  0.299 * red + 0.587 * green + 0.114 * blue,
  128 - 0.168736 * red - 0.331264 * green + 0.5 * blue,
  128 + 0.5 * red - 0.418688 * green - 0.081312 * blue,
]

/**
 * A picture as a video of one frame, which Chromium's fake camera repeats (YUV4MPEG2, chroma at half the resolution).
 *
 * @param pixels with even sides
 */
export const fakeVideo = ({ width, height, data }: Pixels): Uint8Array => {
  const header = new TextEncoder().encode(
    `YUV4MPEG2 W${width} H${height} F30:1 Ip C420jpeg\nFRAME\n`,
  )
  const [luma, chroma] = [width * height, (width * height) / 4]
  const bytes = new Uint8Array(header.length + luma + 2 * chroma)
  bytes.set(header)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x)
      const [l, u, v] = yuvOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      bytes[header.length + y * width + x] = l
      if (x % 2 === 1 || y % 2 === 1) continue
      const half = header.length + luma + (y * width) / 4 + x / 2
      bytes[half] = u
      bytes[half + chroma] = v
    }
  return bytes
}
