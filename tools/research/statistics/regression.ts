import { Matrix, solve } from 'ml-matrix'
import { mean } from '../../statistics/mean.js'

type Rows = ReadonlyArray<ReadonlyArray<number>>

// By singular values: of a column that says nothing of its own the smallest slope is taken.
const solved = (left: Matrix, right: Matrix): ReadonlyArray<number> =>
  solve(left, right, true).to1DArray()

const matrixOf = (rows: Rows): Matrix => new Matrix(rows.map((row) => [...row]))

/** The slopes by which the columns come nearest to the targets; none without a row. */
export const leastSquares = (rows: Rows, targets: ReadonlyArray<number>): ReadonlyArray<number> =>
  rows.length === 0 ? [] : solved(matrixOf(rows), Matrix.columnVector([...targets]))

/**
 * Least squares around the means, where each slope costs a share of its column's variance: columns that tell
 * nearly the same share a slope instead of one against the other (Hoerl and Kennard 1970).
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

/** Each tenth of the rows is held out once. */
const folds = 10

/** Each row's target as predicted by a linear regression with a constant over rows without it (cross-validation, Stone 1974). */
export const heldOutPredictions = (
  rows: Rows,
  targets: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  const withConstant = rows.map((row) => [1, ...row])
  const slopes = Array.from({ length: folds }, (_, fold) => {
    const isFitted = (_: unknown, i: number) => i % folds !== fold
    return leastSquares(withConstant.filter(isFitted), targets.filter(isFitted))
  })
  return withConstant.map((row, i) =>
    row.reduce((sum, number, column) => sum + number * (slopes[i % folds]?.[column] ?? 0), 0),
  )
}

/** One photo of a person: what may explain a number, and the number. */
export interface Observation {
  readonly row: ReadonlyArray<number>
  readonly target: number
}

/** Each column without its mean. */
const centred = (rows: Rows): Rows => matrixOf(rows).center('column').to2DArray()

/** The slopes of a number among what differs from one photo of a person to another; 0 for what never does. */
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
