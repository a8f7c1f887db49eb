import { faceHeight } from './frame.js'
import type { LogLumas } from './log-lumas.js'

// How light a face is, cell by cell: the mean of 201 generated photographs and their mirror images, each as logarithms of luma
// without their mean and slope. It shows brows, eyes and mouth darker than the skin around them, and hair at the upper corners.

const patternSize = { columns: 12, rows: 14 } as const

/** By rows from the top. The rectangle is that of a FacePlace. */
// oxfmt-ignore
const facePattern: ReadonlyArray<number> = [
  -36, -10, 2, 7, 10, 11, 11, 10, 7, 2, -10, -36,
  -29, -2, 6, 9, 11, 12, 12, 11, 9, 6, -2, -29,
  -19, -2, 0, 3, 7, 10, 10, 7, 3, 0, -2, -19,
  -11, -2, -4, -6, -3, 3, 3, -3, -6, -4, -2, -11,
  -4, -4, -12, -14, -5, 3, 3, -5, -14, -12, -4, -4,
  0, 5, 4, 3, 5, 7, 7, 5, 3, 4, 5, 0,
  1, 8, 10, 10, 8, 8, 8, 8, 10, 10, 8, 1,
  0, 5, 8, 6, 4, 5, 5, 4, 6, 8, 5, 0,
  -1, 2, 3, 3, 1, 0, 0, 1, 3, 3, 2, -1,
  -2, 1, 2, -1, -1, 0, 0, -1, -1, 2, 1, -2,
  -2, 0, 2, 0, -1, 1, 1, -1, 0, 2, 0, -2,
  -2, -4, -1, 1, 1, 0, 0, 1, 1, -1, -4, -2,
  -1, -4, -5, -1, 3, 5, 5, 3, -1, -5, -4, -1,
  -2, -4, -5, -7, -5, -2, -2, -5, -7, -5, -4, -2,
]

const { columns, rows } = patternSize

/** A rectangle of a face in pixels of the frame: its centre and width. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A part of the pattern's cells, without mean and slope and with length 1. */
interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly pattern: Float64Array
}

/** Mean, slope and length of the cells of a part. */
interface Sums {
  readonly mean: number
  /** Slope per cell. */
  readonly across: number
  readonly down: number
  /** Length of the vector without mean and slope: the contrast. */
  readonly length: number
  /** Product with the part's pattern. */
  readonly product: number
}

type Bounds = Omit<Part, 'pattern'>

const sumsOf = (
  cells: Float64Array,
  { left, top, right, bottom }: Bounds,
  pattern: Float64Array,
): Sums => {
  const [width, height] = [right - left, bottom - top]
  const count = width * height
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  let [sum, squares, byX, byY, product] = [0, 0, 0, 0, 0]
  for (let row = 0, at = 0; row < height; row++) {
    let inRow = 0
    for (let column = 0, from = (top + row) * columns + left; column < width; column++) {
      const value = cells[from++] ?? 0
      inRow += value
      squares += value * value
      byX += value * (column - middleX)
      product += value * (pattern[at++] ?? 0)
    }
    sum += inRow
    byY += inRow * (row - middleY)
  }
  const xx = (count * (width * width - 1)) / 12
  const yy = (count * (height * height - 1)) / 12
  const rest = squares - (sum * sum) / count - (byX * byX) / xx - (byY * byY) / yy
  const length = Math.sqrt(Math.max(1e-12, rest))
  return { mean: sum / count, across: byX / xx, down: byY / yy, length, product }
}

/** The cells of a part without mean and slope, as a unit vector. */
const levelled = (cells: Float64Array, bounds: Bounds): Float64Array => {
  const { left, top, right, bottom } = bounds
  const [width, height] = [right - left, bottom - top]
  const { mean, across, down, length } = sumsOf(cells, bounds, new Float64Array(0))
  return Float64Array.from({ length: width * height }, (_, at) => {
    const [column, row] = [at % width, Math.floor(at / width)]
    const value = cells[(top + row) * columns + left + column] ?? 0
    const plane = mean + across * (column - (width - 1) / 2) + down * (row - (height - 1) / 2)
    return (value - plane) / length
  })
}

const partOf = (bounds: Bounds): Part => ({
  ...bounds,
  pattern: levelled(Float64Array.from(facePattern), bounds),
})

/** The whole face with the hair around it, and brows to mouth alone. Each alone finds too small a face more often. */
const whole = partOf({ left: 0, top: 0, right: columns, bottom: rows })
const features = partOf({ left: 1, top: 2, right: columns - 1, bottom: rows - 1 })

/** Where a line of the grid crosses the pixels: the pixel before it, and the share of the next one. */
const crossings = (from: number, step: number, count: number, limit: number) => {
  const at = new Int32Array(count)
  const share = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const place = Math.min(limit, Math.max(0, from + i * step))
    const pixel = Math.min(limit - 1, Math.floor(place))
    at[i] = pixel
    share[i] = place - pixel
  }
  return { at, share }
}

/** Mean logarithms of luma in the cells of a rectangle; areas outside the frame are empty. */
const cellsAt = (lumas: LogLumas, { x, y, width }: Spot): Float64Array => {
  const [across, down] = [width / columns, (width * faceHeight) / rows]
  const xs = crossings(x - width / 2, across, columns + 1, lumas.width)
  const ys = crossings(y - (width * faceHeight) / 2, down, rows + 1, lumas.height)
  const stride = lumas.width + 1
  const { sums } = lumas
  const cells = new Float64Array(columns * rows)
  let above = new Float64Array(columns + 1)
  let here = new Float64Array(columns + 1)
  for (let row = 0; row <= rows; row++) {
    const from = (ys.at[row] ?? 0) * stride
    const lower = ys.share[row] ?? 0
    for (let column = 0; column <= columns; column++) {
      const at = from + (xs.at[column] ?? 0)
      const right = xs.share[column] ?? 0
      const top = (sums[at] ?? 0) * (1 - right) + (sums[at + 1] ?? 0) * right
      const bottom = (sums[at + stride] ?? 0) * (1 - right) + (sums[at + stride + 1] ?? 0) * right
      here[column] = top * (1 - lower) + bottom * lower
    }
    if (row > 0)
      for (let column = 0, to = (row - 1) * columns; column < columns; column++) {
        const sum =
          (here[column + 1] ?? 0) -
          (here[column] ?? 0) -
          (above[column + 1] ?? 0) +
          (above[column] ?? 0)
        cells[to++] = sum / (across * down)
      }
    ;[above, here] = [here, above]
  }
  return cells
}

/** Features with at least this contrast count in full. All of 504 photographs have at least 1.26. */
const fullContrast = 1.2

/** Similarity of a rectangle to a face: the mean correlation with both parts of the pattern, -1 to 1. */
export function likenessAt(lumas: LogLumas, spot: Spot): number {
  const cells = cellsAt(lumas, spot)
  const face = sumsOf(cells, whole, whole.pattern)
  const inner = sumsOf(cells, features, features.pattern)
  const share = Math.min(1, inner.length / fullContrast)
  return (share * (face.product / face.length + inner.product / inner.length)) / 2
}

/** How similar brows, eyes and mouth are to their mirror image, -1 to 1. */
export function symmetryAt(lumas: LogLumas, spot: Spot): number {
  const cells = levelled(cellsAt(lumas, spot), features)
  const width = features.right - features.left
  return cells.reduce((sum, value, at) => {
    const mirrored = at + width - 1 - 2 * (at % width)
    return sum + value * (cells[mirrored] ?? 0)
  }, 0)
}
