import { describe, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import { isComplete, withEndMarker } from '../../../src/photo/file/accept.js'
import { bytesOf, frame, jpegHeader, segment, startOfImage } from '../headers.js'

const scan = segment(0xda, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
const coded = [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]
const end = [0xff, 0xd9]

describe('isComplete', () => {
  test.each([
    ['photos/landscape.jpg', 'jpeg'],
    ['photos/12-megapixels.jpg', 'jpeg'],
    ['photos/portrait.png', 'png'],
  ] as const)('%s is complete, but not without its last bytes', async (name, type) => {
    const bytes = await readFixture(name)
    expect(isComplete(bytes, type)).toBe(true)
    for (const missing of [5, 100, Math.floor(bytes.length / 2)])
      expect(isComplete(bytes.subarray(0, bytes.length - missing), type)).toBe(false)
  })

  test.each(['restarts', '4-2-0', 'own-huffman-tables', 'extended', 'grey', 'rgb'])(
    'a JPEG is complete without its end marker, but not without coded data: %s',
    async (name) => {
      const bytes = Uint8Array.from(await readFixture(`odd-photos/${name}.jpg`))
      expect(withEndMarker(bytes, 'jpeg')).toBe(bytes)
      for (const missing of [1, 2]) {
        const cut = bytes.slice(0, -missing)
        expect(isComplete(cut, 'jpeg')).toBe(true)
        expect(withEndMarker(cut, 'jpeg')).toEqual(Uint8Array.of(...cut, 0xff, 0xd9))
      }
      for (const missing of [4, 5, 20, 200])
        expect(isComplete(bytes.subarray(0, -missing), 'jpeg'), String(missing)).toBe(false)
    },
  )

  test('a truncated photo is incomplete', async () => {
    expect(isComplete(await readFixture('photos/truncated.jpg'), 'jpeg')).toBe(false)
  })

  test.each([
    ['with a video after its end', [...scan, ...coded, ...end, 9, 0xff, 0xda, 9], true],
    ['that ends with its header', [], false],
    ['that ends before its scan', [...scan], false],
  ] as const)('a JPEG %s: %s', (_, rest, whole) => {
    expect(isComplete(bytesOf([...jpegHeader(8, 8)], rest), 'jpeg')).toBe(whole)
  })

  test('ignores the end marker of a thumbnail', () => {
    const thumbnail = segment(0xe1, [...jpegHeader(4, 4), ...scan, ...coded, ...end])
    const cut = bytesOf(startOfImage, thumbnail, frame(8, 8), scan, coded)
    expect(isComplete(cut, 'jpeg')).toBe(false)
    expect(isComplete(bytesOf([...cut], end), 'jpeg')).toBe(true)
  })

  /** A JPEG of 8 × 8 pixels with these sampling factors. Its coded data is all zeros: each code is one zero bit. */
  const sampled = (factors: ReadonlyArray<number>, height = 8) => {
    const code = [1, ...Array.from({ length: 15 }, () => 0), 0]
    const components = factors.flatMap((each, id) => [id, each, 0])
    return bytesOf(
      startOfImage,
      segment(0xc4, [0, ...code, 0x10, ...code]),
      segment(0xc0, [8, 0, height, 0, 8, factors.length, ...components]),
      segment(0xda, [factors.length, ...factors.flatMap((_, id) => [id, 0]), 0, 63, 0]),
      [0, 0],
    )
  }

  test.each([
    [[0x11, 0x11, 0x11], 8, true],
    [[0x42, 0x11], 8, false],
    [[0x41, 0x11], 8, true],
    [[0, 0, 0], 8, false],
    [[0x11, 0x10], 8, false],
    [[0x11, 0x01], 8, false],
    [[0x51, 0x11], 8, false],
    [[0x11, 0x15], 8, false],
    [[0x11], 0, false],
  ])('sampling factors %j and a height of %d: %s', (factors, height, whole) => {
    expect(isComplete(sampled(factors, height), 'jpeg')).toBe(whole)
  })

  test('an empty file is incomplete', () => {
    expect(isComplete(bytesOf(), 'jpeg')).toBe(false)
    expect(isComplete(bytesOf(), 'png')).toBe(false)
  })
})
