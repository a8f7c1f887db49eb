import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import { pixelsOf, pixmapOf } from '../../../src/sessions/photos/pixmap.js'

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

test('a pixmap preserves every pixel', () => {
  fc.assert(
    fc.property(pixelsArb, (pixels) => {
      expect(pixelsOf(pixmapOf(pixels))).toEqual(O.some(pixels))
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
])('a pixmap of %i × %i is invalid: no prepared photo has such sides', (width, height) => {
  const data = new Uint8ClampedArray(width * height * 4)
  expect(pixelsOf(pixmapOf({ data, width, height }))).toEqual(O.none)
})

test('other bytes are invalid, and never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(pixelsOf(bytes)).toEqual(O.none)
    }),
  )
})
