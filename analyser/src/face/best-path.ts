/**
 * The path through a table, one cell per row, that maximises the sum of scores minus `stiffness` times the squared
 * steps between rows (dynamic programming, Viterbi 1967). Steps are at most 3 cells wide.
 *
 * @param scores rows of equal length, at least one of each
 * @returns one column per row
 */
export function bestPath(
  scores: ReadonlyArray<ReadonlyArray<number>>,
  stiffness: number,
): ReadonlyArray<number> {
  let sums: Float64Array = new Float64Array(scores[0] ?? [])
  const from: Array<Int16Array> = []
  for (const row of scores.slice(1)) {
    const origin = new Int16Array(sums.length)
    sums = sumsAfter(sums, row, stiffness, origin)
    from.push(origin)
  }
  const path = [sums.indexOf(Math.max(...sums))]
  for (const origin of from.reverse()) path.push(origin[path.at(-1) ?? 0] ?? 0)
  return path.reverse()
}

const widestStep = 3

/**
 * The best sum of a path to each column of the next row; `origin` receives the column of the previous row on that path.
 */
const sumsAfter = (
  previous: Float64Array,
  row: ReadonlyArray<number>,
  stiffness: number,
  origin: Int16Array,
): Float64Array => {
  const columns = previous.length
  const sums = new Float64Array(columns)
  for (let column = 0; column < columns; column++) {
    let best = -Infinity
    let from = 0
    const last = Math.min(columns - 1, column + widestStep)
    for (let before = Math.max(0, column - widestStep); before <= last; before++) {
      const sum = (previous[before] ?? 0) - stiffness * (column - before) ** 2
      if (sum > best) {
        best = sum
        from = before
      }
    }
    origin[column] = from
    sums[column] = best + (row[column] ?? 0)
  }
  return sums
}
