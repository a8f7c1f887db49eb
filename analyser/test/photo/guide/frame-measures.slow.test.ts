import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameAspect, frameIn, wantedFace } from '../../../src/photo/guide/frame.js'
import { measureFrame } from '../../../src/photo/guide/frame-measures.js'
import { logLumas, sumTo } from '../../../src/photo/guide/log-lumas.js'
import { mirrored } from '../../../src/photo/raster.js'
import type { Pixels } from '@kaoiro/core/photo'
import { painted, uniform } from '../pictures.js'
import { frameOf, measuresOf } from './drawn-frame.js'

const placeIn = (frame: Pixels) => {
  const { face } = measuresOf(frame)
  if (face === null) throw new Error('no face found')
  return face
}

describe('the place of a face', () => {
  test('is that of the outline if the face fills it', () => {
    const { x, y, width, skew } = placeIn(frameOf())
    expect(Math.abs(x - wantedFace.x)).toBeLessThan(0.03)
    expect(Math.abs(y - wantedFace.y)).toBeLessThan(0.05)
    expect(Math.abs(width - wantedFace.width)).toBeLessThan(0.05)
    expect(skew).toBeLessThan(0.5)
  })

  test.each([0.3, 0.35, 0.45, 0.6, 0.7])('has the width of a drawn face: %d', (scale) => {
    const { width } = placeIn(frameOf({ scale, position: { x: 0.5, y: 0.43 } }))
    expect(Math.abs(Math.log2(width / scale))).toBeLessThan(0.25)
  })

  test('follows a face to the side', () => {
    expect(placeIn(frameOf({ position: { x: 0.4, y: 0.44 } })).x).toBeLessThan(0.43)
    expect(placeIn(frameOf({ position: { x: 0.6, y: 0.44 } })).x).toBeGreaterThan(0.57)
  })

  test('does not depend on the amount of light', () => {
    const bright = placeIn(frameOf())
    const dim = placeIn(frameOf({ exposure: -1.5 }))
    expect(dim.width).toBeCloseTo(bright.width, 1)
    expect(dim.x).toBeCloseTo(bright.x, 1)
  })

  test('is not given without a face', () => {
    expect(measuresOf(uniform(90, 90, 90)).face).toBeNull()
  })
})

describe('measureFrame', () => {
  test('measures a mirror image alike, with the sides exchanged', () => {
    const frame = frameOf({
      position: { x: 0.45, y: 0.44 },
      side: 0.46,
    })
    const [one, other] = [measuresOf(frame), measuresOf(mirrored(frame))]
    expect(other.side).toBeCloseTo(-one.side, 1)
    expect(other.face?.x).toBeCloseTo(1 - (one.face?.x ?? 0), 1)
    expect(other.face?.width).toBeCloseTo(one.face?.width ?? 0, 1)
    expect(other.light.lights).toBeCloseTo(one.light.lights, -1)
  })

  test('finds the side that the light comes from', () => {
    const from = (side: number) => measuresOf(frameOf({ side })).side
    expect(from(-0.7)).toBeGreaterThan(0.3)
    expect(from(0.7)).toBeLessThan(-0.3)
    expect(Math.abs(from(0))).toBeLessThan(0.05)
  })

  test('finds more motion the farther a head has moved, and 0 in the same frame', () => {
    const { lumas } = measureFrame(frameOf(), null)
    const moved = (x: number) =>
      measureFrame(frameOf({ position: { x: 0.5 + x, y: 0.44 } }), lumas).measures.motion
    expect(moved(0)).toBe(0)
    expect(moved(0.02)).toBeGreaterThan(moved(0.005))
    expect(moved(0.06)).toBeGreaterThan(moved(0.02))
  })

  test('does not take a change of the light for motion', () => {
    const { lumas } = measureFrame(frameOf(), null)
    const dimmed = measureFrame(frameOf({ exposure: -0.5 }), lumas)
    expect(dimmed.measures.motion).toBeLessThan(0.03)
  })
})

test('sums of logarithms give the mean of any rectangle', () => {
  const pictureArb = fc
    .array(fc.nat(255), { minLength: 48, maxLength: 48 })
    .map((greys) =>
      painted(8, 6, (x, y) => Array(3).fill(greys[8 * y + x] ?? 0) as [number, number, number]),
    )
  fc.assert(
    fc.property(pictureArb, fc.nat(7), fc.nat(5), (picture, x, y) => {
      const lumas = logLumas(picture)
      const one =
        sumTo(lumas, x + 1, y + 1) -
        sumTo(lumas, x, y + 1) -
        sumTo(lumas, x + 1, y) +
        sumTo(lumas, x, y)
      expect(one).toBeCloseTo(Math.log((picture.data[4 * (8 * y + x)] ?? 0) + 8), 6)
    }),
  )
})

test('frameIn is the largest upright three by four in the middle of any picture', () => {
  const sideArb = fc.integer({ min: 1, max: 8000 })
  fc.assert(
    fc.property(sideArb, sideArb, (width, height) => {
      const frame = frameIn({ width, height })
      expect(frame.width / frame.height).toBeCloseTo(frameAspect, 9)
      expect(2 * frame.x + frame.width).toBeCloseTo(width, 6)
      expect(2 * frame.y + frame.height).toBeCloseTo(height, 6)
      expect(Math.min(frame.x, frame.y)).toBeCloseTo(0, 6)
      expect(Math.min(frame.x, frame.y)).toBeGreaterThan(-1e-6)
    }),
  )
})
