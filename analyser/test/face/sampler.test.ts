import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LogColour } from '../../src/face/sampler.js'
import { colourDistance, samplerOf } from '../../src/face/sampler.js'
import type { Pixels } from '@kaoiro/core/photo'
import { painted } from '../photo/pictures.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { pictureArb } from '../arbitraries.js'

/** The logarithm of a byte, with the offset of 10 that the sampler adds. */
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

/** Allows for the last column and row, which are read a thousandth of a pixel before their centre. */
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
})

describe('colourDistance', () => {
  test('weighs differences in hue more than differences in brightness', () => {
    const grey = { red: 4, green: 4, blue: 4 }
    const darker = colourDistance(grey, { red: 3.8, green: 3.8, blue: 3.8 })
    expect(darker).toBeGreaterThan(0.1)
    expect(colourDistance(grey, { red: 4.2, green: 4, blue: 3.8 })).toBeGreaterThan(3 * darker)
  })
})
