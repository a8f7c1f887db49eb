import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { acceptPhoto } from '../../../src/photo/file/accept.js'
import { bytesOf, jpegHeader, pngHeader, pngSignature, startOfImage } from '../headers.js'

const ofLength = (start: Uint8Array, length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  bytes.set(start)
  return bytes
}

describe('acceptPhoto', () => {
  test('accepts JPEG and PNG, and returns their sizes', () => {
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
    ['pdf', bytesOf('%PDF-1.7')],
    ['empty', bytesOf()],
  ] as const)('rejects %s', (found, bytes) => {
    expect(acceptPhoto(bytes)).toEqual(E.left({ _tag: 'NotAPhoto', found }))
  })

  test('accepts 25 MB, and rejects one byte more', () => {
    expect(E.isRight(acceptPhoto(ofLength(jpegHeader(640, 480), 25_000_000)))).toBe(true)
    expect(acceptPhoto(ofLength(jpegHeader(640, 480), 25_000_001))).toEqual(
      E.left({ _tag: 'TooManyBytes', bytes: 25_000_001, max: 25_000_000 }),
    )
  })

  test('accepts 64 megapixels, and rejects one row more', () => {
    expect(E.isRight(acceptPhoto(pngHeader(8000, 8000)))).toBe(true)
    expect(acceptPhoto(pngHeader(8000, 8001))).toEqual(
      E.left({ _tag: 'TooManyPixels', pixels: 64_008_000, max: 64_000_000 }),
    )
    expect(acceptPhoto(pngHeader(2 ** 32 - 1, 2 ** 32 - 1))).toMatchObject(
      E.left({ _tag: 'TooManyPixels' }),
    )
  })

  test('rejects truncated headers as broken photos', () => {
    for (const bytes of [bytesOf(startOfImage, [0xff]), bytesOf(pngSignature), jpegHeader(0, 0)])
      expect(acceptPhoto(bytes)).toEqual(E.left({ _tag: 'BrokenPhoto' }))
  })
})
