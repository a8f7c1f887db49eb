import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import type { Pixels } from '@kaoiro/core/photo'
import { pixmapOf, pixmapReader } from '../../src/node/pixmap.js'

/** Opaque pictures of up to 12 by 12 pixels. */
const pixelsArb: fc.Arbitrary<Pixels> = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((bytes) => ({
        data: Uint8ClampedArray.from(bytes, (byte, index) => (index % 4 === 3 ? 255 : byte)),
        width,
        height,
      })),
  )

// Shared by all tests, as in a thread: earlier reads must not affect later ones.
const pixelsOf = pixmapReader()

test('a pixmap preserves every pixel at any byte offset', () => {
  fc.assert(
    fc.property(pixelsArb, fc.nat({ max: 4 }), (pixels, offset) => {
      const pixmap = pixmapOf(pixels)
      const memory = new Uint8Array(offset + pixmap.length)
      memory.set(pixmap, offset)
      expect(pixelsOf(memory.subarray(offset))).toEqual(O.some(pixels))
    }),
  )
})

test('the pixels of a pixmap are aligned to four bytes', () => {
  fc.assert(
    fc.property(pixelsArb, (pixels) => {
      const { length } = pixmapOf(pixels)
      expect((length - 3 * pixels.width * pixels.height) % 4).toBe(0)
    }),
  )
})

test('a pixmap with a byte too few or too many is invalid', () => {
  fc.assert(
    fc.property(pixelsArb, (pixels) => {
      const pixmap = pixmapOf(pixels)
      expect(pixelsOf(pixmap.subarray(0, -1))).toEqual(O.none)
      expect(pixelsOf(Uint8Array.of(...pixmap, 0))).toEqual(O.none)
    }),
  )
})

test.each([
  [709, 1],
  [1, 709],
  [0, 5],
])('a pixmap of %i × %i is invalid: prepared photos are smaller and not empty', (width, height) => {
  const data = new Uint8ClampedArray(width * height * 4)
  expect(pixelsOf(pixmapOf({ data, width, height }))).toEqual(O.none)
})

const pixel = { width: 1, height: 1, data: Uint8ClampedArray.of(9, 8, 7, 255) }

/** Headers of this version and of each earlier one. Add a line when the format changes; never change one. */
test.each(['P6\n1 1\n255\n', 'P6\n  1 1\n255\n', 'P6\n001 1\n255\n'])(
  'reads the pixmaps of every version: %j',
  (header) => {
    const pixmap = Buffer.concat([Buffer.from(header), Uint8Array.of(9, 8, 7)])
    expect(pixelsOf(pixmap)).toEqual(O.some(pixel))
  },
)

test('writes pixmaps that the first version reads', () => {
  const written = Buffer.from(pixmapOf(pixel)).toString('latin1')
  // The expression of that version, of 21 November 2026.
  const [text = '', ...sides] = /^P6\n(\d+) (\d+)\n255\n/.exec(written) ?? []
  expect(sides.map(Number)).toEqual([1, 1])
  expect(written.length - text.length).toBe(3)
})
