import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chinOf, meanWidth } from '@kaoiro/core/analysis/contour-widths'
import { jawContour } from '@kaoiro/core/analysis/jaw-contour'
import type { Point } from '@kaoiro/core/analysis/landmarks'
import { evenly } from './arbitraries.js'
import type { JawScene } from './painted-jaw.js'
import { jawLandmarks, jawView, meanOutline, mirroredView, outsideOf } from './painted-jaw.js'
import { paintedView, skin } from './painted-view.js'

const outlineArb = fc.record({
  halfWidth: evenly(0.46, 0.54),
  halfHeight: evenly(0.65, 0.71),
  power: evenly(2, 2.6),
})
const few = { numRuns: 12 }

/** How far off the painted outline a contour is: on the mean, and at worst. */
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
  test('"it lies on the face’s edge, though the mesh is that of the mean face"', () => {
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
  ])('so it does with %s', (_, change) => {
    expectOnEdge(change)
  })

  test('without any edge it is a little outside the mesh’s outline', () => {
    const blank = paintedView(skin, [], jawLandmarks)
    for (const point of jawContour(blank))
      expect(Math.abs(outsideOf(meanOutline, point))).toBeLessThan(0.012)
  })

  test('it runs from left to right by way of the chin', () => {
    const contour = jawContour(jawView())
    expect(contour[0]?.x).toBeLessThan(-0.3)
    expect(contour.at(-1)?.x).toBeGreaterThan(0.3)
    const lowest = contour[contour.length >> 1]
    expect(Math.abs(lowest?.x ?? NaN)).toBeLessThan(0.01)
    expect(lowest?.y).toBeCloseTo(0.82, 1)
  })

  test('"the mirror image has the mirrored contour"', () => {
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

  test('"the broader of two jaws is found broader"', () => {
    fc.assert(
      fc.property(outlineArb, evenly(0.015, 0.03), (outline, more) => {
        const widthOf = (halfWidth: number) => {
          const contour = jawContour(jawView({ outline: { ...outline, halfWidth } }))
          return meanWidth(contour, chinOf(contour) - 0.33)
        }
        const gain = widthOf(outline.halfWidth + more) - widthOf(outline.halfWidth)
        expect(gain).toBeGreaterThan(0.8 * more)
        expect(gain).toBeLessThan(2.4 * more)
      }),
      few,
    )
  })
})

/** From the left ear down to the chin and up to the right one. */
const wedge: ReadonlyArray<Point> = Array.from({ length: 21 }, (_, i) => ({
  x: (i - 10) / 20,
  y: 1 - Math.abs(i - 10) / 10,
}))

describe('meanWidth', () => {
  test('"in a wedge it is the width in the middle of the heights"', () => {
    fc.assert(
      fc.property(evenly(0.07, 0.93), (height) => {
        expect(meanWidth(wedge, height)).toBeCloseTo(1 - height, 9)
      }),
    )
  })

  test('above and below the contour it is not a number', () => {
    expect(meanWidth(wedge, -0.2)).toBeNaN()
    expect(meanWidth(wedge, 1.2)).toBeNaN()
  })

  test('where an edge crosses a height more than once, the innermost counts', () => {
    const rect = [
      [-0.5, 0],
      [-0.5, 0.6],
      [-0.3, 0.6],
      [-0.3, 0],
      [-0.2, 0],
      [-0.2, 1],
      [0.4, 1],
      [0.4, 0],
    ].map(([x = 0, y = 0]) => ({ x, y }))
    // Three edges on the left need as many points on the right to keep the chin in the middle.
    const padded = [...rect, ...[0.1, 0.2, 0.3, 0.4].map((y) => ({ x: 0.6, y: -y }))]
    expect(meanWidth(padded, 0.3)).toBeCloseTo(0.6, 9)
  })
})

describe('chinOf', () => {
  test('is the mean height of the nine points in the contour’s middle', () => {
    expect(chinOf(wedge)).toBeCloseTo(1 - (2 * (0.1 + 0.2 + 0.3 + 0.4)) / 9, 9)
    const jagged = wedge.map((point, i) => (i === 10 ? { ...point, y: 1.9 } : point))
    expect(chinOf(jagged) - chinOf(wedge)).toBeCloseTo(0.1, 9)
  })

  test('"nothing outside the middle moves it"', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 3, 5, 15, 18, 20), fc.double({ noNaN: true }), (index, y) => {
        const moved = wedge.map((point, i) => (i === index ? { ...point, y } : point))
        expect(chinOf(moved)).toBe(chinOf(wedge))
      }),
    )
  })
})
