/**
 * The path through a table, one cell a row, that has the largest sum of scores less `stiffness` times
 * the squared steps between rows (dynamic programming, Viterbi 1967). No step is wider than 3 cells.
 *
 * @param scores rows of equal length, at least one of each
 * @returns one column a row
 */
export const bestPath = (
  scores: ReadonlyArray<ReadonlyArray<number>>,
  stiffness: number,
): ReadonlyArray<number> => {
  let sums = scores[0] ?? []
  const columns = sums.length
  const from: Array<Int16Array> = []
  for (const row of scores.slice(1)) {
    const previous = sums
    const origin = new Int16Array(columns)
    sums = row.map((score, column) => {
      let best = -Infinity
      const last = Math.min(columns - 1, column + widestStep)
      for (let before = Math.max(0, column - widestStep); before <= last; before++) {
        const sum = (previous[before] ?? 0) - stiffness * (column - before) ** 2
        if (sum > best) {
          best = sum
          origin[column] = before
        }
      }
      return best + score
    })
    from.push(origin)
  }
  const path = [sums.indexOf(Math.max(...sums))]
  for (const origin of from.reverse()) path.push(origin[path.at(-1) ?? 0] ?? 0)
  return path.reverse()
}

const widestStep = 3

/** Where between the columns a row's peak at a column stands: the vertex of the parabola through three. */
export const peakNear = (row: ReadonlyArray<number>, column: number): number => {
  const before = row[column - 1]
  const at = row[column] ?? 0
  const after = row[column + 1]
  if (before === undefined || after === undefined) return column
  const curvature = before - 2 * at + after
  if (curvature >= 0) return column
  return column + Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / curvature))
}
