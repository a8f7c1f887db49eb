import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyNumberArb, faceShapeArb, placementArb } from '@kaoiro/fixtures/arbitraries'
import {
  between,
  distance,
  faceWidth,
  hairlinePoint,
  heightOver,
  mesh,
  pointAt,
} from '@kaoiro/core/analysis/landmarks'
import { drawnFace, meanShape, placed } from './drawn-face.js'

/** An upright face in a photo 500 px high: the mesh's top at 200, the chin at 400. */
const upright = placed(drawnFace(meanShape), { scale: 200 / 1.24, roll: 0, x: 250, y: 300 })

describe('the geometry', () => {
  test('distance, between, heightOver', () => {
    const [a, b] = [
      { x: 1, y: 1 },
      { x: 4, y: 5 },
    ]
    expect(distance(a, b)).toBe(5)
    expect(between(a, b, 0.5)).toEqual({ x: 2.5, y: 3 })
    expect(between(a, b, 2)).toEqual({ x: 7, y: 9 })
    expect(heightOver({ x: 2, y: -3 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(3)
    expect(heightOver({ x: 0, y: 2 }, { x: 0, y: 0 }, { x: 5, y: 5 })).toBeCloseTo(Math.SQRT2, 10)
  })

  test('the face is as wide as it was drawn', () => {
    expect(faceWidth(upright)).toBeCloseTo(200 / 1.24, 8)
  })

  test('a landmark that is missing is nowhere, not an error', () => {
    expect(pointAt([], 152)).toEqual({ x: 0, y: 0 })
  })
})

describe('hairlinePoint', () => {
  test.each([
    ['a little above the mesh', 35, 175],
    ['far above the mesh', 25, 125],
    ['on the top of the mesh', 40, 200],
    ['at the highest place that is plausible', 24.001, 120.005],
  ])('a guide %s is used', (_, hairline, y) => {
    const point = hairlinePoint(upright, hairline, 500)
    expect(point.x).toBeCloseTo(250, 8)
    expect(point.y).toBeCloseTo(y, 8)
  })

  test.each([
    ['on the nose', 60],
    ['below the chin', 95],
    ['just below the top of the mesh', 40.5],
    ['in the sky', 0],
    ['just above what is plausible', 23.9],
  ])('a guide %s is not: the usual place is 0.155 of the face above the mesh', (_, hairline) => {
    expect(hairlinePoint(upright, hairline, 500).y).toBeCloseTo(400 - 200 * 1.155, 8)
  })

  test('any guide gives a point on the face’s own axis, between its top and 0.4 above', () => {
    fc.assert(
      fc.property(
        faceShapeArb,
        placementArb,
        anyNumberArb,
        fc.integer({ min: 1, max: 5000 }),
        (shape, placement, hairline, height) => {
          const face = placed(drawnFace(shape), placement)
          const [chin, top] = [pointAt(face, mesh.chin), pointAt(face, mesh.foreheadTop)]
          const point = hairlinePoint(face, hairline, height)
          const share = distance(chin, point) / distance(chin, top)
          expect(share).toBeGreaterThan(1 - 1e-9)
          expect(share).toBeLessThan(1.4 + 1e-9)
          expect(heightOver(point, chin, top) / placement.scale).toBeLessThan(1e-6)
        },
      ),
    )
  })
})
