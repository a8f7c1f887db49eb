import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { pixelsOfPixmap } from '../../src/node/pixmap.js'

const pixmap = (header: string, ...samples: ReadonlyArray<number>) =>
  Buffer.concat([Buffer.from(header), Uint8Array.from(samples)])

const wide = (width: number, height: number) =>
  pixmap(`P6\n${width} ${height}\n255\n`, ...Array.from({ length: 3 * width * height }, () => 9))

describe('pixelsOfPixmap', () => {
  test.each([
    ['21 November 2026', 'P6\n2 1\n255\n'],
    ['23 November 2026, padded', 'P6\n  2 1\n255\n'],
    ['28 November 2026, padded with zeros', 'P6\n002 1\n255\n'],
  ])('reads the pixmaps of %s', (_, header) => {
    expect(pixelsOfPixmap(pixmap(header, 9, 8, 7, 1, 2, 3))).toEqual(
      O.some({ width: 2, height: 1, data: Uint8ClampedArray.of(9, 8, 7, 255, 1, 2, 3, 255) }),
    )
  })

  test.each([
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
    ['a pixmap with a byte too few', pixmap('P6\n2 1\n255\n', 9, 8, 7, 1, 2)],
    ['a pixmap with a byte too many', pixmap('P6\n1 1\n255\n', 9, 8, 7, 1)],
    ['the mark of an unreadable photo', pixmap('P6\n0 0\n255\n')],
    ['a pixmap wider than a prepared photo', wide(709, 1)],
    ['a pixmap higher than a prepared photo', wide(1, 709)],
  ])('returns none for %s', (_, bytes) => {
    expect(pixelsOfPixmap(bytes)).toEqual(O.none)
  })
})
