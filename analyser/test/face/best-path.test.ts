import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestPath } from '../../src/face/best-path.js'
import { scoreTableArb } from '../arbitraries.js'

type Table = ReadonlyArray<ReadonlyArray<number>>

const widestStep = 3

/** The score of a path; -Infinity if the path contains a step that is too wide. */
const worth = (table: Table, path: ReadonlyArray<number>, stiffness: number): number =>
  path.reduce((sum, column, row) => {
    const step = row === 0 ? 0 : column - (path[row - 1] ?? NaN)
    if (Math.abs(step) > widestStep) return -Infinity
    return sum + (table[row]?.[column] ?? NaN) - stiffness * step ** 2
  }, 0)

/** All paths, each as one column per row. */
const allPaths = (table: Table): ReadonlyArray<ReadonlyArray<number>> =>
  table.reduce<ReadonlyArray<ReadonlyArray<number>>>(
    (paths, row) => paths.flatMap((path) => row.map((_, column) => [...path, column])),
    [[]],
  )

const stiffnessArb = fc.constantFrom(0, 0.25, 1, 10)

describe('bestPath', () => {
  test('returns a path with the highest score', () => {
    fc.assert(
      fc.property(scoreTableArb, stiffnessArb, (table, stiffness) => {
        const path = bestPath(table, stiffness)
        expect(path).toHaveLength(table.length)
        const best = Math.max(...allPaths(table).map((other) => worth(table, other, stiffness)))
        expect(worth(table, path, stiffness)).toBeCloseTo(best, 9)
      }),
    )
  })
})
