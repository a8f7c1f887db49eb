import type { Picture } from './picture.js'

/** Pixels of a reduced picture, which are two CSS pixels each. */
export const side = 6

/** The mean of a cell's pixels, from 0 to 255: luma and the two chroma (Rec. 601). */
export type Cell = readonly [lightness: number, blue: number, red: number]

/** A picture in squares of 12 CSS pixels, and smaller ones at its right and lower edge. */
export interface Cells {
  readonly columns: number
  readonly rows: number
  readonly all: ReadonlyArray<Cell>
}

export const cellsOf = (picture: Picture): Cells => {
  const columns = Math.ceil(picture.width / side)
  const rows = Math.ceil(picture.height / side)
  const all = Array.from({ length: columns * rows }, (_, index) =>
    meanOf(picture, (index % columns) * side, Math.floor(index / columns) * side),
  )
  return { columns, rows, all }
}

const meanOf = ({ width, height, data }: Picture, left: number, top: number): Cell => {
  const right = Math.min(left + side, width)
  const bottom = Math.min(top + side, height)
  let [red, green, blue] = [0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left, at = (y * width + x) * 4; x < right; x++, at += 4) {
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
    }
  const count = (right - left) * (bottom - top)
  const lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / count
  return [lightness, 0.564 * (blue / count - lightness), 0.713 * (red / count - lightness)]
}

/** The least and the most of the cells around a place, that place included. */
export const rangeAround = (
  { columns, rows, all }: Cells,
  at: { readonly column: number; readonly row: number },
  reach: { readonly columns: number; readonly rows: number },
): { readonly min: Cell; readonly max: Cell } => {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  const bottom = Math.min(rows - 1, at.row + reach.rows)
  const right = Math.min(columns - 1, at.column + reach.columns)
  for (let row = Math.max(0, at.row - reach.rows); row <= bottom; row++)
    for (let column = Math.max(0, at.column - reach.columns); column <= right; column++)
      all[row * columns + column]?.forEach((value, part) => {
        min[part] = Math.min(min[part] ?? value, value)
        max[part] = Math.max(max[part] ?? value, value)
      })
  return { min, max }
}
