import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contourJaw } from '@kaoiro/core/analysis/face/contour-widths'
import type { Point } from '@kaoiro/core/analysis/face/landmarks'
import { evenly } from '../arbitraries.js'

/** A contour from ear to ear: vertical sides with the width of cheeks and jaw, and a flat chin. */
const trough = (cheeks: number, jaw: number): ReadonlyArray<Point> => {
  const wall = [-0.5, -0.3, 0.04, 0.06, 0.4].map((y) => ({ x: (y < 0.05 ? cheeks : jaw) / 2, y }))
  const left = wall.map(({ x, y }) => ({ x: -x, y }))
  const chin = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((x) => ({ x: x / 100, y: 0.5 }))
  return [...left, ...chin, ...wall.reverse()]
}

const widthArb = evenly(0.6, 1.1)
const jawArb = evenly(0.4, 1)

describe('contourJaw', () => {
  test('is 1 if jaw and cheeks are one face width wide, and is proportional to the jaw', () => {
    expect(contourJaw(trough(1, 1))).toBeCloseTo(1, 9)
    fc.assert(
      fc.property(widthArb, jawArb, evenly(0.5, 2), (cheeks, jaw, factor) => {
        const change = contourJaw(trough(cheeks, factor * jaw)) / contourJaw(trough(cheeks, jaw))
        expect(change).toBeCloseTo(factor, 9)
      }),
    )
  })

  test('falls with wider cheeks, and rises if the whole face is wider', () => {
    fc.assert(
      fc.property(widthArb, jawArb, evenly(1.02, 1.5), (cheeks, jaw, factor) => {
        const before = contourJaw(trough(cheeks, jaw))
        expect(contourJaw(trough(factor * cheeks, jaw))).toBeLessThan(before)
        expect(contourJaw(trough(factor * cheeks, factor * jaw))).toBeGreaterThan(before)
      }),
    )
  })

  test('ignores one wrong point of the chin', () => {
    const jagged = trough(0.9, 0.7).map((point, i) => (i === 9 ? { ...point, y: 0.52 } : point))
    expect(contourJaw(jagged)).toBeCloseTo(contourJaw(trough(0.9, 0.7)), 9)
  })

  test('is NaN if the contour does not reach the cheeks', () => {
    expect(contourJaw(trough(0.9, 0.7).map(({ x, y }) => ({ x, y: y / 4 })))).toBeNaN()
  })
})
