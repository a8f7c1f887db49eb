import { Matrix, solve } from 'ml-matrix'
import { mean } from '../../statistics/mean.js'

type Rows = ReadonlyArray<ReadonlyArray<number>>

// By singular value decomposition, which gives redundant columns the smallest slopes.
const solved = (left: Matrix, right: Matrix): ReadonlyArray<number> =>
  solve(left, right, true).to1DArray()

const matrixOf = (rows: Rows): Matrix => new Matrix(rows.map((row) => [...row]))

/** Returns the least-squares slopes; an empty list without rows. */
export const leastSquares = (rows: Rows, targets: ReadonlyArray<number>): ReadonlyArray<number> =>
  rows.length === 0 ? [] : solved(matrixOf(rows), Matrix.columnVector([...targets]))

/**
 * Ridge regression on centred data (Hoerl and Kennard 1970), so that nearly collinear columns get similar slopes.
 *
 * @param penalty a share of each column's variance
 */
export const ridgeSlopes = (
  rows: Rows,
  targets: ReadonlyArray<number>,
  penalty: number,
): ReadonlyArray<number> => {
  const columns = matrixOf(rows).center('column')
  const centre = mean(targets)
  const gram = columns.transpose().mmul(columns)
  const right = columns.transpose().mmul(Matrix.columnVector(targets.map((n) => n - centre)))
  gram.diagonal().forEach((square, i) => gram.set(i, i, (1 + penalty) * square))
  return solved(gram, right)
}

/** One photo: explanatory variables and the explained number. */
export interface Observation {
  readonly row: ReadonlyArray<number>
  readonly target: number
}

const centred = (rows: Rows): Rows => matrixOf(rows).center('column').to2DArray()

/** Fits slopes to differences between photos of one person; 0 for variables that never differ. */
export const slopesWithin = (
  people: ReadonlyArray<ReadonlyArray<Observation>>,
): ReadonlyArray<number> => {
  const seen = people.filter((photos) => photos.length > 0)
  return leastSquares(
    seen.flatMap((photos) => centred(photos.map(({ row }) => row))),
    seen.flatMap((photos) => {
      const centre = mean(photos.map(({ target }) => target))
      return photos.map(({ target }) => target - centre)
    }),
  )
}
