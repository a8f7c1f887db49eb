import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labOf } from '@kaoiro/core/analysis/lab'
import type { LightLog } from '@kaoiro/core/analysis/light-log'
import {
  apart,
  isClipped,
  labOfLight,
  lightAt,
  medianLight,
  quantile,
  without,
} from '@kaoiro/core/analysis/light-log'
import { saturated } from '@kaoiro/core/analysis/saturated'
import { painted, uniform } from '../../photo/pictures.js'

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const lightArb: fc.Arbitrary<LightLog> = fc.record({
  red: within(-5, 0),
  green: within(-5, 0),
  blue: within(-5, 0),
})
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
  test('the light changes no distance', () => {
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

test('the median of relit colours is the median, relit', () => {
  fc.assert(
    fc.property(fc.array(lightArb, { minLength: 1 }), lightArb, (colours, light) => {
      const relit = medianLight(colours.map((colour) => without(light, colour)))
      expect(apart(relit, without(light, medianLight(colours)))).toBeLessThan(1e-9)
    }),
  )
})

test('quantiles', () => {
  expect(quantile([3, 1, 2], 0)).toBe(1)
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(quantile([3, 1, 2], 1)).toBe(3)
  expect(quantile([], 0.5)).toBe(0)
})

describe('saturated', () => {
  test('it keeps order, sign and bound', () => {
    fc.assert(
      fc.property(within(-20, 20), within(0, 20), within(0.1, 5), (n, more, bound) => {
        expect(Math.abs(saturated(n, bound))).toBeLessThanOrEqual(bound + 1e-9)
        expect(saturated(-n, bound)).toBeCloseTo(-saturated(n, bound), 9)
        expect(saturated(n + more, bound)).toBeGreaterThanOrEqual(saturated(n, bound) - 1e-9)
      }),
    )
  })

  test('within half the bound it changes little', () => {
    expect(saturated(0.5, 1)).toBeGreaterThan(0.49)
  })
})
