import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LogColour } from '@kaoiro/core/analysis/face/sampler'
import { colourDistance, samplerOf } from '@kaoiro/core/analysis/face/sampler'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import { painted } from '../../photo/pictures.js'
import { evenly, logColourArb, pictureArb } from '../arbitraries.js'

/** The logarithm with the sampler's offset of 10. */
const logOf = (byte: number) => Math.log(byte + 10)

const channels = ['red', 'green', 'blue'] as const

const pixelAt = ({ width, data }: Pixels, x: number, y: number): LogColour => {
  const at = (y * width + x) * 4
  return {
    red: logOf(data[at] ?? NaN),
    green: logOf(data[at + 1] ?? NaN),
    blue: logOf(data[at + 2] ?? NaN),
  }
}

/** The last column and row are read a thousandth of a pixel before their centre. */
const tolerance = 0.008

/** The largest difference of a channel. */
const farthest = (one: LogColour, other: LogColour): number =>
  Math.max(...channels.map((each) => Math.abs(one[each] - other[each])))

const placeArb = evenly(-3, 12)

describe('samplerOf', () => {
  test('returns the colour of a pixel at its centre', () => {
    fc.assert(
      fc.property(pictureArb, (pixels) => {
        const at = samplerOf(pixels)
        const differences: Array<number> = []
        for (let y = 0; y < pixels.height; y++)
          for (let x = 0; x < pixels.width; x++)
            differences.push(farthest(at(x, y), pixelAt(pixels, x, y)))
        expect(Math.max(...differences)).toBeLessThan(tolerance)
      }),
    )
  })

  test('returns a colour between the four pixels around', () => {
    fc.assert(
      fc.property(pictureArb, placeArb, placeArb, (pixels, x, y) => {
        const inside = (place: number, size: number) => Math.max(0, Math.min(size - 1, place))
        const columns = [Math.floor, Math.ceil].map((to) => to(inside(x, pixels.width)))
        const rows = [Math.floor, Math.ceil].map((to) => to(inside(y, pixels.height)))
        const around = rows.flatMap((row) => columns.map((column) => pixelAt(pixels, column, row)))
        const colour = samplerOf(pixels)(x, y)
        for (const each of channels) {
          const values = around.map((one) => one[each])
          expect(colour[each]).toBeGreaterThan(Math.min(...values) - tolerance)
          expect(colour[each]).toBeLessThan(Math.max(...values) + tolerance)
        }
      }),
    )
  })

  test('interpolates linearly between pixels', () => {
    const at = samplerOf(painted(3, 3, (x, y) => [40 * x, 60 * y, 0]))
    expect(at(0.5, 0).red).toBeCloseTo((logOf(0) + logOf(40)) / 2, 9)
    expect(at(0.25, 0).red).toBeCloseTo(0.75 * logOf(0) + 0.25 * logOf(40), 9)
    expect(at(0, 1.5).green).toBeCloseTo((logOf(60) + logOf(120)) / 2, 9)
    expect(at(0.5, 0.5).blue).toBeCloseTo(logOf(0), 9)
  })

  test('clamps coordinates outside the picture to its edge', () => {
    fc.assert(
      fc.property(pictureArb, placeArb, placeArb, (pixels, x, y) => {
        const at = samplerOf(pixels)
        const [right, bottom] = [pixels.width - 1, pixels.height - 1]
        const held = at(Math.max(0, Math.min(right, x)), Math.max(0, Math.min(bottom, y)))
        expect(at(x, y)).toEqual(held)
      }),
    )
  })

  test('shifts all but dark colours about equally with the exposure', () => {
    const byteArb = fc.integer({ min: 90, max: 250 })
    const gainArb = evenly(0.7, 0.95)
    fc.assert(
      fc.property(byteArb, byteArb, gainArb, (one, other, gain) => {
        const shift = (byte: number) => {
          const under = samplerOf(painted(1, 1, () => [byte * gain, byte * gain, byte * gain]))
          return under(0, 0).green - logOf(byte)
        }
        expect(Math.abs(shift(one) - shift(other))).toBeLessThan(0.045)
        expect(shift(one)).toBeLessThan(0.9 * Math.log(gain) + 0.01)
      }),
    )
  })
})

describe('colourDistance', () => {
  test('is a metric', () => {
    fc.assert(
      fc.property(logColourArb, logColourArb, logColourArb, (a, b, c) => {
        expect(colourDistance(a, a)).toBe(0)
        expect(colourDistance(a, b)).toBeCloseTo(colourDistance(b, a), 9)
        expect(colourDistance(a, c)).toBeLessThanOrEqual(
          colourDistance(a, b) + colourDistance(b, c) + 1e-9,
        )
      }),
    )
  })

  test('weighs differences in hue more than differences in brightness', () => {
    const grey = { red: 4, green: 4, blue: 4 }
    const darker = colourDistance(grey, { red: 3.8, green: 3.8, blue: 3.8 })
    expect(darker).toBeGreaterThan(0.1)
    expect(colourDistance(grey, { red: 4.2, green: 4, blue: 3.8 })).toBeGreaterThan(3 * darker)
  })
})
