import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labOf } from '@kaoiro/fixtures/pixels/lab-of'
import type { LightLog } from '@kaoiro/core/analysis/colour/light-log'
import {
  apart,
  isClipped,
  labOfLight,
  lightAt,
  luminance,
  meanLight,
  tintOf,
  without,
} from '@kaoiro/core/analysis/colour/light-log'
import { painted, uniform } from '../../photo/pictures.js'
import { lightArb } from '../evidence-arbitraries.js'
import { medianColour } from '@kaoiro/core/analysis/statistics/quantile'

const byteArb = fc.integer({ min: 4, max: 255 })

const pixel = (red: number, green: number, blue: number): LightLog =>
  lightAt(uniform(red, green, blue), 0, 0) ?? { red: NaN, green: NaN, blue: NaN }

describe('lightAt', () => {
  test('it reads the nearest pixel, and none outside the photo', () => {
    const photo = painted(2, 1, (x) => (x === 0 ? [255, 255, 255] : [10, 20, 30]))
    expect(lightAt(photo, 0.4, 0.3)).toEqual({ red: 0, green: 0, blue: 0 })
    expect(lightAt(photo, 0.6, 0)).toEqual(pixel(10, 20, 30))
    for (const [x, y] of [
      [-0.6, 0],
      [1.6, 0],
      [0, 0.6],
      [0, -0.6],
    ] as const)
      expect(lightAt(photo, x, y)).toBeUndefined()
  })

  test("its colour is the bytes'", () => {
    fc.assert(
      fc.property(byteArb, byteArb, byteArb, (red, green, blue) => {
        const there = labOfLight(pixel(red, green, blue))
        const lab = labOf(red, green, blue)
        expect(Math.hypot(there.l - lab.l, there.a - lab.a, there.b - lab.b)).toBeLessThan(1e-9)
      }),
    )
  })

  test('black is as dark as the darkest byte that is not noise', () => {
    expect(pixel(0, 1, 2)).toEqual(pixel(4, 4, 4))
  })
})

test('a channel near its end is clipped', () => {
  expect(isClipped(pixel(250, 100, 100))).toBe(true)
  expect(isClipped(pixel(249, 249, 249))).toBe(false)
})

describe('apart', () => {
  test('another light does not change a distance', () => {
    fc.assert(
      fc.property(lightArb, lightArb, lightArb, (one, other, light) => {
        expect(apart(without(light, one), without(light, other))).toBeCloseTo(apart(one, other), 9)
      }),
    )
  })

  test('a shadow is nearer than as large a difference of colour', () => {
    const skin = pixel(220, 180, 150)
    const shade = { red: skin.red - 0.3, green: skin.green - 0.3, blue: skin.blue - 0.3 }
    expect(apart(skin, shade)).toBeLessThan(apart(skin, { ...skin, blue: skin.blue - 0.3 }))
  })
})

describe.each([
  ['mean', meanLight],
  ['median', medianColour],
] as const)('the %s', (_, of) => {
  test('of relit colours is the relit one of the colours', () => {
    fc.assert(
      fc.property(fc.array(lightArb, { minLength: 1 }), lightArb, (colours, light) => {
        const relit = of(colours.map((colour) => without(light, colour)))
        expect(apart(relit, without(light, of(colours)))).toBeLessThan(1e-9)
      }),
    )
  })
})

test('a brighter light adds to the luminance and leaves the tint', () => {
  fc.assert(
    fc.property(lightArb, fc.double({ min: -2, max: 2, noNaN: true }), (colour, gain) => {
      const lit = without({ red: -gain, green: -gain, blue: -gain }, colour)
      expect(luminance(lit) - luminance(colour)).toBeCloseTo(gain, 9)
      expect(tintOf(lit).red).toBeCloseTo(tintOf(colour).red, 9)
      expect(tintOf(lit).blue).toBeCloseTo(tintOf(colour).blue, 9)
    }),
  )
})
