import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jawContour } from '@kaoiro/core/analysis/face/jaw-contour'
import { evenly } from '../arbitraries.js'
import type { JawScene } from '../painted-jaw.js'
import { jawLandmarks, jawView, meanOutline, mirroredView, outsideOf } from '../painted-jaw.js'
import { paintedView, skin } from '../painted-view.js'

const outlineArb = fc.record({
  halfWidth: evenly(0.46, 0.54),
  halfHeight: evenly(0.65, 0.71),
  power: evenly(2, 2.6),
})
const few = { numRuns: 12 }

/** Mean and maximum distance of the detected contour from the painted outline. */
const misses = (change: Partial<JawScene>) => {
  const outline = change.outline ?? meanOutline
  const all = jawContour(jawView(change)).map((point) => Math.abs(outsideOf(outline, point)))
  return { mean: all.reduce((sum, each) => sum + each, 0) / all.length, worst: Math.max(...all) }
}

const expectOnEdge = (change: Partial<JawScene>) => {
  const { mean, worst } = misses(change)
  expect(mean).toBeLessThan(0.005)
  expect(worst).toBeLessThan(0.022)
}

describe('jawContour', () => {
  test('follows the edge of any face, even though the mesh is that of a mean face', () => {
    fc.assert(
      fc.property(outlineArb, (outline) => {
        expectOnEdge({ outline })
      }),
      few,
    )
  })

  test.each<[string, Partial<JawScene>]>([
    ['no neck', { neck: undefined }],
    ['a neck in shade', { neck: [150, 112, 92] }],
    ['a neck nearly as light as the face', { neck: [198, 160, 137] }],
    ['a dark collar below a light neck', { neck: [201, 163, 140], collar: [30, 30, 40] }],
    ['a dark wall', { left: [60, 62, 66], right: [60, 62, 66] }],
    ['a white wall', { left: [240, 240, 238], right: [240, 240, 238] }],
    ['dark hair at both sides', { left: [40, 30, 26], right: [40, 30, 26] }],
    ['hair on one side', { left: [40, 30, 26] }],
    ['half the light', { gain: 0.5 }],
  ])('follows the edge of the face with %s', (_, change) => {
    expectOnEdge(change)
  })

  test('is near the outline of the mesh if the picture lacks edges', () => {
    const blank = paintedView(skin, [], jawLandmarks)
    for (const point of jawContour(blank))
      expect(Math.abs(outsideOf(meanOutline, point))).toBeLessThan(0.012)
  })

  test('returns the mirrored contour for the mirror image', () => {
    fc.assert(
      fc.property(outlineArb, (outline) => {
        const view = jawView({ outline, left: [70, 66, 60] })
        const contour = jawContour(view)
        const mirrored = [...jawContour(mirroredView(view))].reverse()
        mirrored.forEach(({ x, y }, i) => {
          expect(-x).toBeCloseTo(contour[i]?.x ?? NaN, 6)
          expect(y).toBeCloseTo(contour[i]?.y ?? NaN, 6)
        })
      }),
      few,
    )
  })
})
