import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mirrored, mirrorInvariant } from '../../../src/photo/raster.js'
import type { Pixels } from '@kaoiro/core/photo'
import { pictureArb } from '../../arbitraries.js'
import { painted } from '../pictures.js'

/** A naive implementation, pixel by pixel. */
const exchanged = ({ width, height, data }: Pixels): ReadonlyArray<number> =>
  Array.from({ length: width * height * 4 }, (_, at) => {
    const [pixel, channel] = [Math.floor(at / 4), at % 4]
    const [y, x] = [Math.floor(pixel / width), pixel % width]
    return data[(y * width + width - 1 - x) * 4 + channel] ?? NaN
  })

const bytesOf = ({ data }: Pixels) => [...data]

/** The picture as part of a larger buffer, starting at this offset. */
const withinBuffer = (pixels: Pixels, offset: number): Pixels => {
  const buffer = new Uint8Array(pixels.data.length + offset + 5).fill(77)
  buffer.set(pixels.data, offset)
  return { ...pixels, data: buffer.subarray(offset, offset + pixels.data.length) }
}

/** How much lighter the right half is than the left one. */
const lean = ({ width, data }: Pixels): number =>
  [...data].reduce((sum, byte, at) => {
    const x = Math.floor(at / 4) % width
    return at % 4 === 3 ? sum : sum + byte * (2 * x - width + 1)
  }, 0)

const anywhereArb = fc
  .tuple(pictureArb, fc.integer({ min: 0, max: 9 }))
  .map(([pixels, offset]) => withinBuffer(pixels, offset))

describe('mirrored', () => {
  test('swaps left and right at any offset in a buffer', () => {
    fc.assert(
      fc.property(anywhereArb, (pixels) => {
        const mirror = mirrored(pixels)
        expect([mirror.width, mirror.height]).toEqual([pixels.width, pixels.height])
        expect(bytesOf(mirror)).toEqual(exchanged(pixels))
      }),
    )
  })
})

describe('mirrorInvariant', () => {
  test('returns the same picture for a picture and its mirror image', () => {
    fc.assert(
      fc.property(anywhereArb, (pixels) => {
        expect(bytesOf(mirrorInvariant(mirrored(pixels)))).toEqual(bytesOf(mirrorInvariant(pixels)))
      }),
    )
  })

  test('returns the picture or its mirror image, with the lighter half on the right', () => {
    fc.assert(
      fc.property(anywhereArb, (pixels) => {
        const one = mirrorInvariant(pixels)
        expect([bytesOf(pixels), exchanged(pixels)]).toContainEqual(bytesOf(one))
        expect(lean(one)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('returns a symmetric picture unchanged', () => {
    const even = painted(5, 3, (x, y) => [40 * Math.abs(x - 2), 20 * y, 9])
    expect(mirrorInvariant(even)).toBe(even)
  })

  test('ignores alpha', () => {
    const pixels = painted(2, 1, (x) => [x === 0 ? 90 : 80, 0, 0])
    pixels.data[3] = 0
    expect(bytesOf(mirrorInvariant(pixels))).toEqual([80, 0, 0, 255, 90, 0, 0, 0])
  })
})
