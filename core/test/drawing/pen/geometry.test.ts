import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Run } from '../../../src/drawing/pen/geometry.js'
import {
  distance,
  portion,
  sampled,
  segments,
  shapePath,
} from '../../../src/drawing/pen/geometry.js'

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

test('adjacent segments join smoothly', () => {
  const [first, second] = segments([
    [0, 0],
    [10, 5],
    [14, 30],
  ])
  const [, , before = [0, 0], joint = [0, 0]] = first ?? []
  const [, after = [0, 0]] = second ?? []
  const cross =
    (joint[0] - before[0]) * (after[1] - joint[1]) - (joint[1] - before[1]) * (after[0] - joint[0])
  expect(cross).toBeCloseTo(0)
})

test('coincident points do not produce NaN', () => {
  const run: Run = [
    [1, 1],
    [1, 1],
    [1, 1],
  ]
  expect(shapePath(run, run)).not.toMatch(/NaN/)
})

test('gaps of a sampled line are not much larger than the stride', () => {
  const line = sampled(
    [
      [0, 0],
      [40, 10],
      [80, 0],
    ],
    4,
  )
  line.slice(1).forEach((point, i) => {
    expect(distance(line[i] ?? [NaN, NaN], point)).toBeLessThan(6)
  })
})

test('the whole portion keeps both ends', () => {
  fc.assert(
    fc.property(runArb, (run) => {
      const part = portion(run, 0, 1)
      const last = run[run.length - 1] ?? [NaN, NaN]
      expect(part[0]).toEqual(run[0])
      expect(distance(part[part.length - 1] ?? [NaN, NaN], last)).toBeLessThan(1e-9)
    }),
  )
})
