import type { Pixels } from '@kaoiro/core/photo'
import { wordsOf } from '../photo/raster.js'

/** A picture reduced to square cells: the means of their pixels in code values. */
export interface Cells {
  readonly columns: number
  readonly rows: number
  /** The side of a cell in pixels. */
  readonly side: number
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
}

/** Two of the four channels of a pixel; sums of up to 256 pixels fit. */
const everyOther = 0x00_ff_00_ff

/** Averages the pixels of each cell, of at most 16 by 16. Pixels beyond the last whole cell are left out. */
export function cellsOf(pixels: Pixels, side: number): Cells {
  const { width, height } = pixels
  const words = wordsOf(pixels)
  const columns = Math.floor(width / side)
  const rows = Math.floor(height / side)
  const plane = () => new Float32Array(columns * rows)
  const [red, green, blue] = [plane(), plane(), plane()]
  const share = 1 / (side * side)
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      let redBlue = 0
      let greens = 0
      for (let y = 0, line = row * side * width + column * side; y < side; y++, line += width)
        for (let at = line; at < line + side; at++) {
          const pixel = words[at] ?? 0
          redBlue += pixel & everyOther
          greens += (pixel >>> 8) & 0xff
        }
      red[cell] = share * (redBlue & 0xffff)
      green[cell] = share * greens
      blue[cell] = share * (redBlue >>> 16)
    }
  return { columns, rows, side, red, green, blue }
}

/** Prewitt's operator: the change of a plane over two cells around a cell. */
const slopeAt = (plane: Float32Array, at: number, columns: number): number => {
  const above = at - columns
  const below = at + columns
  const a = plane[above - 1] ?? 0
  const c = plane[above + 1] ?? 0
  const g = plane[below - 1] ?? 0
  const i = plane[below + 1] ?? 0
  const across = c + (plane[at + 1] ?? 0) + i - a - (plane[at - 1] ?? 0) - g
  const down = g + (plane[below] ?? 0) + i - a - (plane[above] ?? 0) - c
  return Math.sqrt(across * across + down * down) / 3
}

/** The brightness of each cell, in code values. */
export function lumaOf({ red, green, blue }: Cells): Float32Array {
  return red.map((r, i) => 0.3 * r + 0.6 * (green[i] ?? 0) + 0.1 * (blue[i] ?? 0))
}

/** The cells with at least a value. */
export function cellsFrom(plane: Float32Array, limit: number): Int32Array {
  const cells = new Int32Array(plane.length)
  let count = 0
  for (let cell = 0; cell < plane.length; cell++)
    if ((plane[cell] ?? 0) >= limit) cells[count++] = cell
  return cells.subarray(0, count)
}

/** How much luma, or half of red minus blue, changes around each cell. Infinite at the picture's border. */
export function changeIn({ columns, rows, red, blue }: Cells, luma: Float32Array): Float32Array {
  const warmth = red.map((r, i) => (r - (blue[i] ?? 0)) / 2)
  const change = new Float32Array(columns * rows).fill(Infinity)
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column
      change[at] = Math.max(slopeAt(luma, at, columns), slopeAt(warmth, at, columns))
    }
  return change
}
