import type { Pixels, Region } from '../raster/pixels.js'
import { lumaOf } from '../raster/pixels.js'

/** Lumas of a picture in squares of some pixels, each the mean of its own: noise cancels out. */
interface Mosaic {
  readonly columns: number
  readonly rows: number
  readonly lumas: Float32Array
}

/** The mean luma of a part of a picture. */
const meanOf = (
  { width, data }: Pixels,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number => {
  let sum = 0
  for (let y = top; y < bottom; y++)
    for (let x = left, at = (y * width + left) * 4; x < right; x++, at += 4)
      sum += lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  return sum / ((bottom - top) * (right - left))
}

/** @param cell the side of a square in pixels, 1 at least */
const mosaic = (pixels: Pixels, { left, top, right, bottom }: Region, cell: number): Mosaic => {
  const columns = Math.max(0, Math.floor((right - left) / cell))
  const rows = Math.max(0, Math.floor((bottom - top) / cell))
  const lumas = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const from = top + Math.floor(row * cell)
    const to = top + Math.floor((row + 1) * cell)
    for (let column = 0; column < columns; column++) {
      const start = left + Math.floor(column * cell)
      const end = left + Math.floor((column + 1) * cell)
      lumas[row * columns + column] = meanOf(pixels, start, from, end, to)
    }
  }
  return { columns, rows, lumas }
}

/** The longer distance of the two over which differences are taken, in cells. */
const far = 4

/** Sum of squared second differences along both axes over a distance, inside a frame of `far`. */
const bending = ({ columns, rows, lumas }: Mosaic, distance: number): number => {
  const down = distance * columns
  let sum = 0
  for (let row = far; row < rows - far; row++)
    for (let column = far; column < columns - far; column++) {
      const at = row * columns + column
      const here = 2 * (lumas[at] ?? 0)
      sum += ((lumas[at - distance] ?? 0) + (lumas[at + distance] ?? 0) - here) ** 2
      sum += ((lumas[at - down] ?? 0) + (lumas[at + down] ?? 0) - here) ** 2
    }
  return sum
}

/**
 * How much of a region's detail is fine, 0 to 1: between neighbouring cells, as against cells four
 * apart. Independent of contrast; 0 if there is no detail at all.
 *
 * @param cell in pixels: what is fine, in proportion to what is shown
 */
export const measureSharpness = (pixels: Pixels, region: Region, cell: number): number => {
  const cells = mosaic(pixels, region, Math.max(1, cell))
  const fine = bending(cells, 1)
  const coarse = bending(cells, far)
  return fine + coarse > 0 ? fine / (fine + coarse) : 0
}
