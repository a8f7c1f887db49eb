import type { Pixels } from '@kaoiro/core/photo'

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

/** Averages the pixels of each cell. Pixels beyond the last whole cell are left out. */
export const cellsOf = ({ width, height, data }: Pixels, side: number): Cells => {
  const columns = Math.floor(width / side)
  const rows = Math.floor(height / side)
  const plane = () => new Float32Array(columns * rows)
  const [red, green, blue] = [plane(), plane(), plane()]
  const share = 1 / (side * side)
  for (let y = 0; y < rows * side; y++) {
    const row = Math.floor(y / side) * columns
    let at = y * width * 4
    for (let column = 0; column < columns; column++) {
      let r = 0
      let g = 0
      let b = 0
      for (let x = 0; x < side; x++, at += 4) {
        r += data[at] ?? 0
        g += data[at + 1] ?? 0
        b += data[at + 2] ?? 0
      }
      const cell = row + column
      red[cell] = (red[cell] ?? 0) + share * r
      green[cell] = (green[cell] ?? 0) + share * g
      blue[cell] = (blue[cell] ?? 0) + share * b
    }
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

/** How much luma, or half of red minus blue, changes around each cell. Infinite at the picture's border. */
export const changeIn = ({ columns, rows, red, green, blue }: Cells): Float32Array => {
  const luma = red.map((r, i) => 0.3 * r + 0.6 * (green[i] ?? 0) + 0.1 * (blue[i] ?? 0))
  const warmth = red.map((r, i) => (r - (blue[i] ?? 0)) / 2)
  const change = new Float32Array(columns * rows).fill(Infinity)
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column
      change[at] = Math.max(slopeAt(luma, at, columns), slopeAt(warmth, at, columns))
    }
  return change
}
