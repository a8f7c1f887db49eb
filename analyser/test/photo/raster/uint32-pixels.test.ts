import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsIn, wordsOf } from '../../../src/photo/raster.js'

const bytesArb = fc.uint8Array({ minLength: 4, maxLength: 40 })

test('reads four bytes per word, little-endian, at any alignment', () => {
  fc.assert(
    fc.property(bytesArb, fc.nat({ max: 4 }), (bytes, offset) => {
      const memory = Buffer.alloc(offset + bytes.length)
      memory.set(bytes, offset)
      const words = wordsIn(memory.subarray(offset))
      expect(words).toHaveLength(bytes.length >> 2)
      words.forEach((word, i) => expect(word).toBe(Buffer.from(bytes).readUInt32LE(4 * i)))
    }),
  )
})

test('reads one word per pixel, and ignores bytes after the picture', () => {
  const data = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9)
  expect([...wordsOf({ data, width: 2, height: 1 })]).toEqual([0x04030201, 0x08070605])
})
