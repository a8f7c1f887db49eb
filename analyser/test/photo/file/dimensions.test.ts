import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBytesArb } from '@kaoiro/fixtures/arbitraries/values'
import { readFixture } from '@kaoiro/fixtures/files'
import { dimensionsOf } from '../../../src/photo/file/accept.js'
import {
  bytesOf,
  frame,
  jfif,
  jpegHeader,
  pngHeader,
  pngSignature,
  segment,
  startOfImage,
} from '../headers.js'

const sideArb = fc.integer({ min: 1, max: 65_535 })

const jpegs: ReadonlyArray<[string, Uint8Array]> = [
  ['baseline', jpegHeader(640, 480)],
  ['progressive', bytesOf(startOfImage, jfif, frame(640, 480, 0xc2))],
  ['lossless', bytesOf(startOfImage, jfif, frame(640, 480, 0xc3))],
  ['without any segment before the frame', bytesOf(startOfImage, frame(640, 480))],
  [
    'with tables before the frame',
    bytesOf(
      startOfImage,
      segment(0xdb, Array<number>(65).fill(1)),
      segment(0xc4, Array<number>(40).fill(2)),
      segment(0xcc, [0, 0]),
      frame(640, 480),
    ),
  ],
  [
    'with a thumbnail in its Exif data',
    bytesOf(startOfImage, segment(0xe1, [...jpegHeader(160, 120)]), frame(640, 480)),
  ],
  ['with fill bytes', bytesOf(startOfImage, [0xff, 0xff, 0xff], frame(640, 480))],
  [
    'with markers without a length',
    bytesOf(startOfImage, [0xff, 0x01, 0xff, 0xd0], frame(640, 480)),
  ],
]

const broken: ReadonlyArray<[string, Uint8Array]> = [
  ['nothing', bytesOf()],
  ['text', bytesOf('not a photo at all, but long enough to be one')],
  ['a GIF', bytesOf('GIF89a', [0x80, 2, 0xe0, 1], Array<number>(40).fill(0))],
  ['a JPEG without a frame', bytesOf(startOfImage, jfif)],
  ['a JPEG with a truncated frame', jpegHeader(640, 480).subarray(0, 2 + jfif.length + 8)],
  ['a JPEG with a broken chain of segments', bytesOf(startOfImage, jfif, 'zzzz', frame(640, 480))],
  ['a JPEG segment of length 0', bytesOf(startOfImage, [0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['a JPEG of width 0', jpegHeader(0, 480)],
  ['a JPEG of height 0', jpegHeader(640, 0)],
  ['a PNG signature alone', bytesOf(pngSignature)],
  ['a truncated PNG', pngHeader(640, 480).subarray(0, 23)],
  ['a PNG of width 0', pngHeader(0, 480)],
  ['a PNG of height 0', pngHeader(640, 0)],
]

describe('dimensionsOf', () => {
  test.each(jpegs)('reads a JPEG, %s', (_, bytes) => {
    expect(dimensionsOf(bytes)).toEqual(O.some({ width: 640, height: 480 }))
  })

  test('reads a PNG', () => {
    expect(dimensionsOf(pngHeader(640, 480))).toEqual(O.some({ width: 640, height: 480 }))
    expect(dimensionsOf(pngHeader(2 ** 31 - 1, 1))).toEqual(
      O.some({ width: 2 ** 31 - 1, height: 1 }),
    )
  })

  test.each([
    ['photos/12-megapixels.jpg', 3024, 4032],
    ['photos/orientation-1.jpg', 1056, 1408],
    ['photos/orientation-6.jpg', 1408, 1056],
    ['photos/portrait.png', 531, 708],
  ])('reads the stored size of %s', async (name, width, height) => {
    expect(dimensionsOf(await readFixture(name))).toEqual(O.some({ width, height }))
  })

  test.each(broken)('rejects %s', (_, bytes) => {
    expect(dimensionsOf(bytes)).toEqual(O.none)
  })

  test('segments before the frame do not change the size', () => {
    const segmentArb = fc
      .tuple(fc.integer({ min: 0xe0, max: 0xfe }), fc.uint8Array({ maxLength: 300 }))
      .map(([marker, data]) => segment(marker, [...data]))
    fc.assert(
      fc.property(fc.array(segmentArb), sideArb, sideArb, (segments, width, height) => {
        const bytes = bytesOf(startOfImage, ...segments, frame(width, height))
        expect(dimensionsOf(bytes)).toEqual(O.some({ width, height }))
      }),
    )
  })

  test('returns a positive size or none for any bytes', () => {
    const startArb = fc.constantFrom(
      bytesOf(),
      bytesOf(startOfImage, [0xff]),
      bytesOf(startOfImage, jfif),
      bytesOf(pngSignature),
    )
    // Prefers bytes with a meaning in JPEG, which are rare among random bytes.
    const markedArb = fc.array(fc.oneof(fc.constantFrom(0xff, 0x00, 0xc0, 0xe0), fc.nat(255)))
    fc.assert(
      fc.property(startArb, fc.oneof(anyBytesArb, markedArb), (start, rest) => {
        const dimensions = dimensionsOf(bytesOf([...start], [...rest]))
        if (O.isNone(dimensions)) return
        expect(dimensions.value.width).toBeGreaterThan(0)
        expect(dimensions.value.height).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })
})
