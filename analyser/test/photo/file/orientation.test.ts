import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import type { Orientation } from '../../../src/photo/file/orientation.js'
import { orientationOf, uprightSize, upright } from '../../../src/photo/file/orientation.js'
import { withChunks, withPngOrientation, pngChunk } from '@kaoiro/fixtures/photo/png-chunks'
import { bytesOf, frame, jfif, pngHeader, segment, startOfImage } from '../headers.js'

const orientations: ReadonlyArray<Orientation> = [1, 2, 3, 4, 5, 6, 7, 8]

const characters = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** A JPEG with these EXIF data. */
const withExif = (...tiff: ReadonlyArray<number>) =>
  bytesOf(startOfImage, jfif, segment(0xe1, [...characters('Exif\0\0'), ...tiff]), frame(8, 8))

const bigEndian = [...characters('MM\0*'), 0, 0, 0, 8]
const littleEndian = [...characters('II*\0'), 8, 0, 0, 0]
const xResolution = [0x01, 0x1a, 0, 5, 0, 0, 0, 1, 0, 0, 0, 0]
const orientationEntry = (value: number, type = 3) => [1, 0x12, 0, type, 0, 0, 0, 1, 0, value, 0, 0]

describe('orientationOf', () => {
  test.each(orientations)('reads orientation %d of a photo', async (orientation) => {
    expect(orientationOf(await readFixture(`photos/orientation-${orientation}.jpg`))).toBe(
      orientation,
    )
  })

  test.each(orientations)('reads orientation %d of a PNG', (orientation) => {
    expect(orientationOf(withPngOrientation(orientation, pngHeader(8, 8)))).toBe(orientation)
  })

  test.each([
    [
      'in little-endian data',
      withExif(...littleEndian, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0),
    ],
    ['after other entries', withExif(...bigEndian, 0, 2, ...xResolution, ...orientationEntry(6))],
    [
      'in a directory further on',
      withExif(...characters('MM\0*'), 0, 0, 0, 10, 9, 9, 0, 1, ...orientationEntry(6)),
    ],
    [
      'after another APP1 segment',
      bytesOf(
        startOfImage,
        segment(0xe1, characters('http://ns.adobe.com/xap/1.0/\0')),
        segment(0xe1, [...characters('Exif\0\0'), ...bigEndian, 0, 1, ...orientationEntry(6)]),
      ),
    ],
  ])('finds it %s', (_, jpeg) => {
    expect(orientationOf(jpeg)).toBe(6)
  })

  test.each([
    ['without Exif data', bytesOf(startOfImage, jfif, frame(8, 8))],
    ['with empty Exif data', withExif()],
    ['with an unknown byte order', withExif(...characters('XX\0*'), 0, 0, 0, 8, 0, 0)],
    ['with a directory outside the data', withExif(...characters('MM\0*'), 0, 0, 9, 9, 0, 1)],
    ['with a truncated directory', withExif(...bigEndian, 0, 9, 1, 0x12, 0, 3)],
    ['of orientation 0', withExif(...bigEndian, 0, 1, ...orientationEntry(0))],
    ['of orientation 9', withExif(...bigEndian, 0, 1, ...orientationEntry(9))],
    [
      'with an orientation of another type',
      withExif(...bigEndian, 0, 1, ...orientationEntry(6, 2)),
    ],
    ['that is a PNG without Exif data', pngHeader(8, 8)],
    ['that is a truncated PNG', withPngOrientation(6, pngHeader(8, 8)).subarray(0, -4)],
    [
      'that is a PNG with empty Exif data',
      withChunks([pngChunk('eXIf', bytesOf())], pngHeader(8, 8)),
    ],
    ['without any bytes', bytesOf()],
  ])('a photo %s is upright', (_, bytes) => {
    expect(orientationOf(bytes)).toBe(1)
  })

  test('returns a valid orientation for any EXIF data', () => {
    const startArb = fc.constantFrom([], bigEndian, littleEndian)
    fc.assert(
      fc.property(startArb, fc.array(fc.nat(255)), (start, rest) => {
        expect(orientations).toContain(orientationOf(withExif(...start, ...rest)))
      }),
    )
  })
})

test('orientations 5 to 8 swap the sides', () => {
  const sizes = orientations.map((orientation) => uprightSize(orientation)({ width: 4, height: 3 }))
  expect(sizes.map(({ width }) => width)).toEqual([4, 4, 4, 4, 3, 3, 3, 3])
  expect(sizes.map(({ height }) => height)).toEqual([3, 3, 3, 3, 4, 4, 4, 4])
})

/** Pictures with a different value for each pixel. */
const pictureArb = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .map(({ width, height }) => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height * 4 }, (_, at) => at % 251),
  }))

test.each([
  [1, 'abcdef', 3],
  [2, 'cbafed', 3],
  [3, 'fedcba', 3],
  [4, 'defabc', 3],
  [5, 'adbecf', 2],
  [6, 'daebfc', 2],
  [7, 'fcebda', 2],
  [8, 'cfbead', 2],
] as const)(
  'the rows abc and def, stored in orientation %d, are %s in the upright picture',
  (orientation, letters, width) => {
    const data = Uint8Array.from('abcdef', (letter) => letter.charCodeAt(0))
    const grey = Uint8Array.from([...data].flatMap((byte) => [byte, byte, byte, 255]))
    const shown = upright(orientation)({ width: 3, height: 2, data: grey })
    expect(shown.width).toBe(width)
    expect(String.fromCharCode(...shown.data.filter((_, at) => at % 4 === 0))).toBe(letters)
  },
)

/** The orientation that turns a picture back; the others are their own. */
const inverses: Partial<Record<Orientation, Orientation>> = { 6: 8, 8: 6 }

test('the inverse orientation turns a picture back', () => {
  fc.assert(
    fc.property(pictureArb, fc.constantFrom(...orientations), (picture, orientation) => {
      const turned = upright(orientation)(picture)
      const back = upright(inverses[orientation] ?? orientation)(turned)
      expect({ ...back, data: [...back.data] }).toEqual({ ...picture, data: [...picture.data] })
    }),
  )
})
