import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { irisNear } from '@kaoiro/core/analysis/iris'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from './arbitraries.js'
import type { PaintedEye } from './painted-eye.js'
import { eyeView, usualEye } from './painted-eye.js'

/** The iris that is found from a landmark so far off. */
const found = (change: Partial<PaintedEye> = {}, offX = 0, offY = 0) => {
  const { x, y } = { ...usualEye, ...change }
  return irisNear(eyeView(change), { x: x + offX, y: y + offY })
}

const offXArb = evenly(-0.05, 0.05)
const offYArb = evenly(-0.012, 0.012)
const few = { numRuns: 15 }

describe('irisNear', () => {
  test('"the iris is found within 0.004 face widths, its landmark up to 0.05 off"', () => {
    fc.assert(
      fc.property(offXArb, offYArb, (offX, offY) => {
        expect(Math.abs(found({}, offX, offY).x - usualEye.x)).toBeLessThan(0.004)
      }),
      few,
    )
  })

  test('"it moves with the eye"', () => {
    const placeArb = evenly(-0.3, 0.3)
    fc.assert(
      fc.property(placeArb, placeArb, offXArb, (x, y, off) => {
        const iris = found({ x, y }, off)
        expect(Math.abs(iris.x - x)).toBeLessThan(0.004)
        // Its upper and lower edges are the lids', which say less.
        expect(Math.abs(iris.y - y)).toBeLessThan(0.0125)
      }),
      few,
    )
  })

  test('"a photo’s exposure does not move it"', () => {
    fc.assert(
      fc.property(evenly(0.45, 1), offXArb, (gain, off) => {
        expect(Math.abs(found({ gain }, off).x - usualEye.x)).toBeLessThan(0.004)
      }),
      few,
    )
  })

  test.each<[string, Partial<PaintedEye>]>([
    ['neither pupil nor glint', { pupil: false, glint: false }],
    ['a pupil alone', { glint: false }],
    ['a glint alone', { pupil: false }],
    ['lids that are nearly closed', { opening: 0.045 }],
    ['wide open lids', { opening: 0.1 }],
    ['thick lashes', { lashes: 0.022 }],
  ])('with %s it is found on the same place', (_, change) => {
    for (const off of [-0.04, 0, 0.04])
      expect(Math.abs(found(change, off).x - usualEye.x)).toBeLessThan(0.004)
  })

  test.each<[string, Rgb, number]>([
    ['dark brown', [48, 34, 28], 0.05],
    ['grey', [96, 112, 122], 0.05],
    ['green', [112, 122, 84], 0.05],
    ['light blue', [110, 140, 170], 0.02],
  ])('a %s one is found', (_, iris, most) => {
    for (const off of [-most, 0, most])
      expect(Math.abs(found({ iris }, off).x - usualEye.x)).toBeLessThan(0.004)
  })

  test('a larger one has the larger radius', () => {
    const radii = [0.039, 0.043, 0.047].map((radius) => found({ radius }).radius)
    expect(radii[0]).toBeCloseTo(0.039, 2)
    expect(radii[0]).toBeLessThan(radii[1] ?? NaN)
    expect(radii[1]).toBeLessThan(radii[2] ?? NaN)
    expect(radii[2]).toBeLessThan(0.05)
  })
})
