import type { Picture } from './picture.js'

// The comparison tolerates the fonts of another machine and detects a broken screen. Its thresholds come from
// screens rendered in five other fonts and with a dozen faults.

/** Width and height of a cell in pixels of the reduced picture; each of its pixels is two CSS pixels wide. */
const cellSize = 6

/** Means of a cell's pixels, from 0 to 255: luma and the two chroma values (Rec. 601). */
type Cell = readonly [luma: number, blue: number, red: number]

/** A picture divided into cells; those at its right and lower edge may be smaller. */
interface Cells {
  readonly columns: number
  readonly rows: number
  readonly all: ReadonlyArray<Cell>
}

/** Distance in cells that content may move, because letters are taller or a line breaks elsewhere. */
const reach = { columns: 1, rows: 2 } as const

/**
 * How far a cell's values may be outside the range of the surrounding cells in the other picture. Another font has
 * more or less ink, which changes the luma but hardly the hue.
 */
const tolerance: Cell = [24, 3, 3]

const thresholds = {
  /** Allowed difference in page height: this share of the height, or `line` pixels if that is more. */
  height: { share: 0.025, line: 16 },
  /** Share of cells that may differ; a font with other proportions reaches 0.018 in a small component. */
  share: 0.02,
  /** Adjacent cells that may differ; another font reaches 9, a missing button 70 and more. */
  adjacent: 16,
} as const

export interface Comparison {
  /** Descriptions of the differences above a threshold. */
  readonly faults: ReadonlyArray<string>
  /** Indices of the actual picture's cells that the expected picture lacks. */
  readonly differing: ReadonlyArray<number>
}

/** Compares two reduced pictures of a screen. */
export const compared = (expected: Picture, actual: Picture): Comparison => {
  const [before, after] = [cellsOf(expected), cellsOf(actual)]
  const removed = missingIn(after, before)
  const added = missingIn(before, after)
  const share = Math.max(removed.length / before.all.length, added.length / after.all.length)
  const adjacent = Math.max(
    largestGroup(removed, before.columns),
    largestGroup(added, after.columns),
  )
  const { height } = thresholds
  const taller = Math.abs(actual.height - expected.height)
  return {
    faults: [
      ...(expected.width === actual.width
        ? []
        : [`is ${actual.width * 2} pixels wide instead of ${expected.width * 2}`]),
      ...(taller <= Math.max(height.line, height.share * expected.height)
        ? []
        : [`is ${actual.height * 2} pixels high instead of ${expected.height * 2}`]),
      ...(share <= thresholds.share
        ? []
        : [`differs in ${(share * 100).toFixed(1)}% of its cells`]),
      ...(adjacent <= thresholds.adjacent ? [] : [`differs in ${adjacent} adjacent cells`]),
    ],
    differing: added,
  }
}

const cellsOf = (picture: Picture): Cells => {
  const columns = Math.ceil(picture.width / cellSize)
  const rows = Math.ceil(picture.height / cellSize)
  const all = Array.from({ length: columns * rows }, (_, index) =>
    meanOf(picture, (index % columns) * cellSize, Math.floor(index / columns) * cellSize),
  )
  return { columns, rows, all }
}

const meanOf = ({ width, height, data }: Picture, left: number, top: number): Cell => {
  const right = Math.min(left + cellSize, width)
  const bottom = Math.min(top + cellSize, height)
  let [red, green, blue] = [0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left, at = (y * width + x) * 4; x < right; x++, at += 4) {
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
    }
  const count = (right - left) * (bottom - top)
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / count
  return [luma, 0.564 * (blue / count - luma), 0.713 * (red / count - luma)]
}

/** Returns the indices of the cells without a similar cell near the same position in `other`. */
const missingIn = (other: Cells, cells: Cells): ReadonlyArray<number> => {
  const stretch = (other.rows - 1) / Math.max(1, cells.rows - 1)
  return cells.all.flatMap((cell, index) => {
    const column = index % cells.columns
    const row = Math.round(Math.floor(index / cells.columns) * stretch)
    const { min, max } = rangeAround(other, column, row)
    const within = cell.every((value, part) => {
      const [low = 0, high = 0, more = 0] = [min[part], max[part], tolerance[part]]
      return value >= low - more && value <= high + more
    })
    return within ? [] : [index]
  })
}

/** Returns the minimum and maximum of the cells within reach of a position. */
const rangeAround = (
  { columns, rows, all }: Cells,
  atColumn: number,
  atRow: number,
): { readonly min: Cell; readonly max: Cell } => {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  const bottom = Math.min(rows - 1, atRow + reach.rows)
  const right = Math.min(columns - 1, atColumn + reach.columns)
  for (let row = Math.max(0, atRow - reach.rows); row <= bottom; row++)
    for (let column = Math.max(0, atColumn - reach.columns); column <= right; column++)
      all[row * columns + column]?.forEach((value, part) => {
        min[part] = Math.min(min[part] ?? value, value)
        max[part] = Math.max(max[part] ?? value, value)
      })
  return { min, max }
}

/** Returns the size of the largest group of cells that share an edge. */
const largestGroup = (indices: ReadonlyArray<number>, columns: number): number => {
  const left = new Set(indices)
  /** Not recursive, because a group may be as large as the picture. */
  const take = (start: number): number => {
    const queue = [start]
    let size = 0
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      if (!left.delete(index)) continue
      size += 1
      queue.push(index - columns, index + columns)
      if (index % columns > 0) queue.push(index - 1)
      if (index % columns < columns - 1) queue.push(index + 1)
    }
    return size
  }
  return Math.max(0, ...indices.map(take))
}

/** Fades the picture except for some of its cells. */
export const highlighted = (
  { width, height, data }: Picture,
  cells: ReadonlyArray<number>,
): Picture => {
  const kept = new Set(cells)
  const columns = Math.ceil(width / cellSize)
  const faded = data.map((value, at) => {
    const pixel = Math.floor(at / 4)
    const column = Math.floor((pixel % width) / cellSize)
    const row = Math.floor(pixel / width / cellSize)
    return at % 4 === 3 || kept.has(row * columns + column) ? value : 204 + value / 5
  })
  return { width, height, data: Buffer.from(faded) }
}
