import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBytesArb } from '@kaoiro/fixtures/arbitraries/values'
import { readFixture } from '@kaoiro/fixtures/files'
import { acceptPhoto } from '@kaoiro/core/photo/file/accept'
import { bytesOf, jpegHeader, pngHeader, pngSignature, startOfImage } from '../headers.js'

const ofLength = (start: Uint8Array, length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  bytes.set(start)
  return bytes
}

describe('acceptPhoto', () => {
  test('a JPEG and a PNG are accepted, with their sizes', () => {
    expect(acceptPhoto(jpegHeader(640, 480))).toEqual(
      E.right({ type: 'jpeg', width: 640, height: 480 }),
    )
    expect(acceptPhoto(pngHeader(640, 480))).toEqual(
      E.right({ type: 'png', width: 640, height: 480 }),
    )
  })

  test.each([
    ['video', bytesOf([0, 0, 0, 24], 'ftypisom')],
    ['heic', bytesOf([0, 0, 0, 24], 'ftypheic')],
    ['webp', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8 ')],
    ['gif', bytesOf('GIF89a')],
    ['unknown', bytesOf('text')],
    ['unknown', bytesOf()],
  ] as const)('%s is not a photo', (found, bytes) => {
    expect(acceptPhoto(bytes)).toEqual(E.left({ _tag: 'NotAPhoto', found }))
  })

  test('a file named .jpg that is text is not a photo', async () => {
    expect(acceptPhoto(await readFixture('photos/text.jpg'))).toEqual(
      E.left({ _tag: 'NotAPhoto', found: 'unknown' }),
    )
  })

  test('25 MB are accepted, and one byte more is refused', () => {
    expect(E.isRight(acceptPhoto(ofLength(jpegHeader(640, 480), 25_000_000)))).toBe(true)
    expect(acceptPhoto(ofLength(jpegHeader(640, 480), 25_000_001))).toEqual(
      E.left({ _tag: 'TooManyBytes', bytes: 25_000_001, max: 25_000_000 }),
    )
  })

  test('64 megapixels are accepted, and one row more is refused', () => {
    expect(E.isRight(acceptPhoto(pngHeader(8000, 8000)))).toBe(true)
    expect(acceptPhoto(pngHeader(8000, 8001))).toEqual(
      E.left({ _tag: 'TooManyPixels', pixels: 64_008_000, max: 64_000_000 }),
    )
    expect(acceptPhoto(pngHeader(2 ** 32 - 1, 2 ** 32 - 1))).toMatchObject(
      E.left({ _tag: 'TooManyPixels' }),
    )
  })

  test('a header that ends too soon is a broken photo', () => {
    for (const bytes of [bytesOf(startOfImage, [0xff]), bytesOf(pngSignature), jpegHeader(0, 0)])
      expect(acceptPhoto(bytes)).toEqual(E.left({ _tag: 'BrokenPhoto' }))
  })

  test('any bytes are refused or have between 1 and 64 million pixels', () => {
    const startArb = fc.constantFrom(
      bytesOf(),
      bytesOf(startOfImage, [0xff]),
      bytesOf(pngSignature),
    )
    fc.assert(
      fc.property(startArb, anyBytesArb, (start, rest) => {
        const accepted = acceptPhoto(bytesOf([...start], [...rest]))
        if (E.isLeft(accepted)) return
        const pixels = accepted.right.width * accepted.right.height
        expect(pixels).toBeGreaterThanOrEqual(1)
        expect(pixels).toBeLessThanOrEqual(64_000_000)
      }),
    )
  })
})
