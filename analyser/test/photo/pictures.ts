import type { Pixels } from '@kaoiro/core/photo'

export type Rgb = readonly [red: number, green: number, blue: number]

/** A picture with a function for its colours. */
export const painted = (
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Rgb,
): Pixels => {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y)
      data[at++] = colour[0]
      data[at++] = colour[1]
      data[at++] = colour[2]
      data[at++] = 255
    }
  return { width, height, data }
}

export const uniform = (...colour: Rgb): Pixels => painted(32, 32, () => colour)

/** A black and white checkerboard with squares of this size in pixels. */
export const checkerboard = (square: number): Pixels =>
  painted(32, 32, (x, y) =>
    (Math.floor(x / square) + Math.floor(y / square)) % 2 === 0 ? [255, 255, 255] : [0, 0, 0],
  )
