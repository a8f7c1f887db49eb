import { crc32, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Raster } from '../../src/cards/png.js'
import { pngOf } from '../../src/cards/png.js'

const rasterArb: fc.Arbitrary<Raster> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: 4 * width * height, maxLength: 4 * width * height })
      .map((pixels) => ({ width, height, pixels })),
  )

/** The chunks of a PNG by type. Verifies their checksums. */
const chunksOf = (png: Buffer): Readonly<Record<string, Buffer>> => {
  const chunks: Record<string, Buffer> = {}
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at)
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)))
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, end)
    at = end + 4
  }
  return chunks
}

test('pngOf preserves size and colours', () =>
  fc.assert(
    fc.property(rasterArb, ({ width, height, pixels }) => {
      const { IHDR, IDAT, IEND } = chunksOf(pngOf({ width, height, pixels }))
      expect([IHDR?.readUInt32BE(0), IHDR?.readUInt32BE(4)]).toEqual([width, height])
      expect(IEND).toHaveLength(0)
      const rows = inflateSync(IDAT ?? Buffer.alloc(0))
      expect(rows).toHaveLength(height * (3 * width + 1))
      for (let y = 0; y < height; y++) {
        const row = rows.subarray(y * (3 * width + 1), (y + 1) * (3 * width + 1))
        expect(row[0]).toBe(0)
        for (let x = 0; x < width; x++)
          expect([...row.subarray(3 * x + 1, 3 * x + 4)]).toEqual([
            ...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3),
          ])
      }
    }),
  ))
