import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LightLog } from '../../src/colour/light-log.js'
import {
  apart,
  colourOf,
  isClipped,
  lightAt,
  measureOf,
  without,
} from '../../src/colour/light-log.js'
import { painted, uniform } from '../photo/pictures.js'
import { lightArb } from '../evidence-arbitraries.js'

const byteArb = fc.integer({ min: 4, max: 255 })

const pixel = (red: number, green: number, blue: number): LightLog =>
  lightAt(uniform(red, green, blue), 0, 0) ?? { red: NaN, green: NaN, blue: NaN }

describe('lightAt', () => {
  test('reads the nearest pixel; undefined outside the photo', () => {
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

  test('is the same colour as its tint and luminance', () => {
    fc.assert(
      fc.property(byteArb, byteArb, byteArb, (red, green, blue) => {
        const colour = pixel(red, green, blue)
        const again = colourOf(measureOf(colour))
        for (const channel of ['red', 'green', 'blue'] as const)
          expect(again[channel]).toBeCloseTo(colour[channel], 9)
      }),
    )
  })

  test('returns the noise floor for black', () => {
    expect(pixel(0, 1, 2)).toEqual(pixel(4, 4, 4))
  })
})

test('a channel close to its maximum is clipped', () => {
  expect(isClipped(pixel(250, 100, 100))).toBe(true)
  expect(isClipped(pixel(249, 249, 249))).toBe(false)
})

describe('apart', () => {
  test('is independent of the light', () => {
    fc.assert(
      fc.property(lightArb, lightArb, lightArb, (one, other, light) => {
        expect(apart(without(light, one), without(light, other))).toBeCloseTo(apart(one, other), 9)
      }),
    )
  })

  test('a shadow is a smaller distance than an equal change in hue', () => {
    const skin = pixel(220, 180, 150)
    const shade = { red: skin.red - 0.3, green: skin.green - 0.3, blue: skin.blue - 0.3 }
    expect(apart(skin, shade)).toBeLessThan(apart(skin, { ...skin, blue: skin.blue - 0.3 }))
  })
})
