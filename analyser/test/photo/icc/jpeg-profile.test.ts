import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBytesArb } from '@kaoiro/fixtures/arbitraries/values'
import { shuffledChunksArb } from '@kaoiro/fixtures/arbitraries/colour-profile'
import { profileSegments, withSegments } from '@kaoiro/fixtures/photo/jpeg-segments'
import { jpegProfileOf } from '../../../src/photo/icc/jpeg-profile.js'
import { maxProfileBytes } from '@kaoiro/core/photo'
import { bytesOf, frame, jpegHeader, segment, startOfImage } from '../headers.js'

const jpeg = jpegHeader(8, 8)
const profile = Uint8Array.from({ length: 1000 }, (_, n) => n % 256)
const chunks = profileSegments(profile, 300)

const chunk = (number: number, count: number, data: ReadonlyArray<number> = [7]) =>
  Uint8Array.from(segment(0xe2, [...bytesOf('ICC_PROFILE\0'), ...[number, count], ...data]))

describe('jpegProfileOf', () => {
  test('joins chunks in any order', () => {
    fc.assert(
      fc.property(shuffledChunksArb, ({ profile: bytes, shuffled }) => {
        expect(jpegProfileOf(withSegments(shuffled, jpeg))).toEqual(O.some(bytes))
      }),
    )
  })

  test('finds chunks between other segments', () => {
    const other = Uint8Array.from(segment(0xe2, [...bytesOf('MPF\0'), 1, 2, 3]))
    const file = withSegments(
      chunks.flatMap((each) => [other, each]),
      jpeg,
    )
    expect(jpegProfileOf(file)).toEqual(O.some(profile))
  })

  test.each([
    ['the file contains none', jpeg],
    ['a chunk is missing', withSegments(chunks.slice(1), jpeg)],
    ['a chunk is duplicated', withSegments([...chunks, ...chunks.slice(0, 1)], jpeg)],
    ['the chunk counts differ', withSegments([chunk(1, 2), chunk(2, 3)], jpeg)],
    ['the chunk count is 0', withSegments([chunk(0, 0)], jpeg)],
    ['a chunk is empty', withSegments([chunk(1, 1, [])], jpeg)],
    ['the file is not a JPEG', bytesOf('\x89PNG\r\n\x1a\n')],
    ['the file is empty', bytesOf()],
    [
      'it comes after the start of the scan',
      bytesOf(startOfImage, frame(8, 8), segment(0xda, [0]), [...(chunks[0] ?? [])]),
    ],
  ])('returns none if %s', (_, file) => {
    expect(jpegProfileOf(file)).toEqual(O.none)
  })

  test('returns none for profiles above the size limit', () => {
    const huge = new Uint8Array(maxProfileBytes + 1)
    expect(jpegProfileOf(withSegments(profileSegments(huge), jpeg))).toEqual(O.none)
    const large = new Uint8Array(maxProfileBytes)
    expect(O.isSome(jpegProfileOf(withSegments(profileSegments(large), jpeg)))).toBe(true)
  })

  test('never throws, for any bytes', () => {
    fc.assert(
      fc.property(anyBytesArb, (bytes) => {
        jpegProfileOf(bytes)
        jpegProfileOf(withSegments([bytes], jpeg))
      }),
    )
  })
})
