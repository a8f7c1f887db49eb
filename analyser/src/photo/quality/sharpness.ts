import type { Pixels, Region } from '@kaoiro/core/photo'
import { lumaOf } from '@kaoiro/core/photo'

/** Mean lumas of square cells; averaging cancels noise. */
interface Mosaic {
  readonly columns: number
  readonly rows: number
  readonly lumas: Float32Array
}

/** Mean luma of a rectangle. */
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

/** @param cell side of a cell in pixels, at least 1 */
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

/** The longer of the two distances, in cells, at which differences are measured. */
const far = 4

/** Sum of squared second differences along both axes at a distance, excluding a border of `far` cells. */
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
 * Share of fine detail in a region, 0 to 1: differences between adjacent cells, relative to differences between cells
 * that are four apart. Independent of contrast; 0 for flat regions.
 *
 * @param cell side of a cell in pixels, which defines the size of fine detail
 */
export function measureSharpness(pixels: Pixels, region: Region, cell: number): number {
  const cells = mosaic(pixels, region, Math.max(1, cell))
  const fine = bending(cells, 1)
  const coarse = bending(cells, far)
  return fine + coarse > 0 ? fine / (fine + coarse) : 0
}
