import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labArb } from '@kaoiro/fixtures/arbitraries/colour'
import { colourings } from '@kaoiro/fixtures/portrait/parameters/colourings'
import { labToHex } from '@kaoiro/fixtures/pixels/lab'
import { labOf } from '@kaoiro/fixtures/pixels/lab-of'
import { chromaOf, labOfLinear } from '@kaoiro/core/analysis/colour/lab'
import { bytesOfHex } from '../../photo/pictures.js'

const byteArb = fc.nat(255)

const allColours = Object.values(colourings).flatMap((ofSeason) =>
  Object.values(ofSeason).flatMap(({ skin, hair, iris }) => [skin, hair, iris]),
)

describe('labOf', () => {
  // Reference values of common converters for sRGB under D65.
  test.each([
    ['white', [255, 255, 255], [100, 0, 0]],
    ['black', [0, 0, 0], [0, 0, 0]],
    ['mid grey', [128, 128, 128], [53.59, 0, 0]],
    ['the darkest grey, on the linear foot', [1, 1, 1], [0.27, 0, 0]],
    ['red', [255, 0, 0], [53.24, 80.09, 67.2]],
    ['green', [0, 255, 0], [87.73, -86.18, 83.18]],
    ['blue', [0, 0, 255], [32.3, 79.19, -107.86]],
    ['yellow', [255, 255, 0], [97.14, -21.55, 94.48]],
  ] as const)('%s', (_, [red, green, blue], [l, a, b]) => {
    const lab = labOf(red, green, blue)
    expect(Math.abs(lab.l - l)).toBeLessThan(0.02)
    expect(Math.abs(lab.a - a)).toBeLessThan(0.02)
    expect(Math.abs(lab.b - b)).toBeLessThan(0.02)
  })

  test('inverts the conversion of the fixtures, within the rounding of a byte', () => {
    for (const [l, a, b] of allColours) {
      const [red, green, blue] = bytesOfHex(labToHex([l, a, b]))
      const lab = labOf(red, green, blue)
      expect(Math.hypot(lab.l - l, lab.a - a, lab.b - b)).toBeLessThan(1.2)
    }
  })

  test('greys are neutral, and lighter ones have more lightness', () => {
    const greys = Array.from({ length: 256 }, (_, byte) => labOf(byte, byte, byte))
    for (const grey of greys) {
      expect(Math.abs(grey.a)).toBeLessThan(0.01)
      expect(Math.abs(grey.b)).toBeLessThan(0.01)
    }
    greys.slice(1).forEach((grey, n) => expect(grey.l).toBeGreaterThan(greys[n]?.l ?? 101))
  })

  test('is lighter with more of any primary', () => {
    fc.assert(
      fc.property(byteArb, byteArb, byteArb, fc.nat(254), (red, green, blue, less) => {
        expect(labOf(less + 1, green, blue).l).toBeGreaterThan(labOf(less, green, blue).l)
        expect(labOf(red, less + 1, blue).l).toBeGreaterThan(labOf(red, less, blue).l)
        expect(labOf(red, green, less + 1).l).toBeGreaterThan(labOf(red, green, less).l)
      }),
    )
  })
})

describe('labOfLinear', () => {
  test('values above white are lighter than white and neutral', () => {
    const { l, a, b } = labOfLinear(1.5, 1.5, 1.5)
    expect(l).toBeGreaterThan(110)
    expect(Math.abs(a)).toBeLessThan(0.01)
    expect(Math.abs(b)).toBeLessThan(0.01)
  })
})

test('chroma is the distance from grey', () => {
  expect(chromaOf({ l: 50, a: 3, b: -4 })).toBe(5)
  fc.assert(
    fc.property(labArb, (lab) => {
      expect(chromaOf({ ...lab, a: lab.b, b: -lab.a })).toBeCloseTo(chromaOf(lab), 9)
    }),
  )
})
