import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Run } from '../../src/pen/geometry.js'
import { segments, shapePath } from '../../src/pen/geometry.js'

const coordinate = fc.double({ min: -100, max: 100, noNaN: true })
const runArb: fc.Arbitrary<Run> = fc.array(fc.tuple(coordinate, coordinate), {
  minLength: 2,
  maxLength: 8,
})

test('a smooth curve passes through its points', () => {
  fc.assert(
    fc.property(runArb, (run) => {
      expect(run.slice(0, 1).concat(segments(run).map(([, , , to]) => to))).toEqual(run)
    }),
  )
})

test('coincident points do not produce NaN', () => {
  const run: Run = [
    [1, 1],
    [1, 1],
    [1, 1],
  ]
  expect(shapePath(run, run)).not.toMatch(/NaN/)
})
