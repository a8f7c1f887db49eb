import { Matrix, solve } from 'ml-matrix'
import { mean } from './mean.js'

type Rows = ReadonlyArray<ReadonlyArray<number>>

// By singular values: of a column that says nothing of its own the smallest slope is taken.
const solved = (left: Matrix, right: Matrix): ReadonlyArray<number> =>
  solve(left, right, true).to1DArray()

const matrixOf = (rows: Rows): Matrix => new Matrix(rows.map((row) => [...row]))

/** The slopes by which the columns come nearest to the targets. */
export const leastSquares = (rows: Rows, targets: ReadonlyArray<number>): ReadonlyArray<number> =>
  solved(matrixOf(rows), Matrix.columnVector([...targets]))

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

/** The slope of y on x among what differs from one photo of a person to another; 0 where x never does. */
export const slopeWithin = (
  people: ReadonlyArray<ReadonlyArray<{ readonly x: number; readonly y: number }>>,
): number => {
  const differences = people.flatMap((photos) => {
    const [centreX, centreY] = [mean(photos.map(({ x }) => x)), mean(photos.map(({ y }) => y))]
    return photos.map(({ x, y }) => ({ x: x - centreX, y: y - centreY }))
  })
  const squares = differences.reduce((sum, { x }) => sum + x * x, 0)
  return squares === 0 ? 0 : differences.reduce((sum, { x, y }) => sum + x * y, 0) / squares
}
