import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contourJaw } from '@kaoiro/core/analysis/face/contour-widths'
import type { Point } from '@kaoiro/core/analysis/face/landmarks'
import { evenly } from '../arbitraries.js'

/** Two walls and a flat chin: from the left ear down to the chin, along it, and up to the right ear. */
const trough = (cheeks: number, jaw: number): ReadonlyArray<Point> => {
  const wall = [-0.5, -0.3, 0.04, 0.06, 0.4].map((y) => ({ x: (y < 0.05 ? cheeks : jaw) / 2, y }))
  const left = wall.map(({ x, y }) => ({ x: -x, y }))
  const chin = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((x) => ({ x: x / 100, y: 0.5 }))
  return [...left, ...chin, ...wall.reverse()]
}

const widthArb = evenly(0.6, 1.1)
const jawArb = evenly(0.4, 1)

describe('contourJaw', () => {
  test('"it is 1 if jaw and cheeks are one face width wide, and grows with the jaw"', () => {
    expect(contourJaw(trough(1, 1))).toBeCloseTo(1, 9)
    fc.assert(
      fc.property(widthArb, jawArb, evenly(0.5, 2), (cheeks, jaw, factor) => {
        const change = contourJaw(trough(cheeks, factor * jaw)) / contourJaw(trough(cheeks, jaw))
        expect(change).toBeCloseTo(factor, 9)
      }),
    )
  })

  test('"wider cheeks make it smaller, and a face that is wider all over larger"', () => {
    fc.assert(
      fc.property(widthArb, jawArb, evenly(1.02, 1.5), (cheeks, jaw, factor) => {
        const before = contourJaw(trough(cheeks, jaw))
        expect(contourJaw(trough(factor * cheeks, jaw))).toBeLessThan(before)
        expect(contourJaw(trough(factor * cheeks, factor * jaw))).toBeGreaterThan(before)
      }),
    )
  })

  test('one bad edge of the chin moves it little', () => {
    const jagged = trough(0.9, 0.7).map((point, i) => (i === 9 ? { ...point, y: 0.52 } : point))
    expect(contourJaw(jagged)).toBeCloseTo(contourJaw(trough(0.9, 0.7)), 9)
  })

  test('a contour that does not reach the cheeks gives no width', () => {
    expect(contourJaw(trough(0.9, 0.7).map(({ x, y }) => ({ x, y: y / 4 })))).toBeNaN()
  })
})
