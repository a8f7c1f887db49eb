import type { Cell, Cells } from './cells.js'
import { cellsOf, rangeAround } from './cells.js'
import type { Picture } from './picture.js'

// Two pictures of a screen are compared so that another machine's fonts pass and a spoilt screen does
// not. The bounds come from rendering the screens with five other fonts and with a dozen faults:
// `comparison.test.ts` keeps the nearest of both.

/** Cells that the same thing may stand away, where letters are higher or a line breaks elsewhere. */
const reach = { columns: 1, rows: 2 } as const

/**
 * By how much a cell may leave the range of those around its place in the other picture. The letters
 * of another font hold more or less ink: that makes a cell darker or lighter, and hardly another hue.
 */
const slack: Cell = [24, 3, 3]

const bounds = {
  /** How much longer or shorter a page may be, and how many of its pixels at least: one line of text. */
  height: { share: 0.025, line: 16 },
  /** The share of cells that may differ: a font of other proportions comes to 0.018, in a small part. */
  share: 0.02,
  /** Differing cells that may lie together: a font comes to 9, a button to 70 and more. */
  together: 16,
} as const

export interface Comparison {
  /** What is too different, in words; empty where nothing is. */
  readonly faults: ReadonlyArray<string>
  /** The actual picture's cells that the expected one does not have, by their index. */
  readonly differing: ReadonlyArray<number>
}

/** Both are reduced pictures. */
export const compared = (expected: Picture, actual: Picture): Comparison => {
  const [before, after] = [cellsOf(expected), cellsOf(actual)]
  const gone = missingIn(after, before)
  const come = missingIn(before, after)
  const share = Math.max(gone.length / before.all.length, come.length / after.all.length)
  const together = Math.max(largest(gone, before.columns), largest(come, after.columns))
  const longer = Math.abs(actual.height - expected.height)
  return {
    faults: [
      ...(expected.width === actual.width
        ? []
        : [`is ${actual.width * 2} pixels wide instead of ${expected.width * 2}`]),
      ...(longer <= Math.max(bounds.height.line, bounds.height.share * expected.height)
        ? []
        : [`is ${actual.height * 2} pixels high instead of ${expected.height * 2}`]),
      ...(share <= bounds.share ? [] : [`differs in ${(share * 100).toFixed(1)}% of its cells`]),
      ...(together <= bounds.together ? [] : [`differs in ${together} cells that lie together`]),
    ],
    differing: come,
  }
}

/** The cells of `cells` that have nothing like them in `other`, about where they stand. */
const missingIn = (other: Cells, cells: Cells): ReadonlyArray<number> => {
  const stretch = (other.rows - 1) / Math.max(1, cells.rows - 1)
  return cells.all.flatMap((cell, index) => {
    const column = index % cells.columns
    const row = Math.round(Math.floor(index / cells.columns) * stretch)
    const { min, max } = rangeAround(other, { column, row }, reach)
    const within = cell.every((value, part) => {
      const [low = 0, high = 0, more = 0] = [min[part], max[part], slack[part]]
      return value >= low - more && value <= high + more
    })
    return within ? [] : [index]
  })
}

/** The size of the largest group of cells that touch with a side. */
const largest = (indices: ReadonlyArray<number>, columns: number): number => {
  const left = new Set(indices)
  const take = (index: number): number => {
    if (!left.delete(index)) return 0
    const sides = [index - columns, index + columns]
    if (index % columns > 0) sides.push(index - 1)
    if (index % columns < columns - 1) sides.push(index + 1)
    return sides.reduce((size, side) => size + take(side), 1)
  }
  return Math.max(0, ...indices.map(take))
}
