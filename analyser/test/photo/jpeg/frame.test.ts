import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { jpegFrameOf } from '../../../src/photo/jpeg/structure.js'
import { bytesOf, frame, jfif, startOfImage } from '../headers.js'

const frameOf = (marker: number) =>
  jpegFrameOf(bytesOf(startOfImage, jfif, frame(640, 480, marker)))

describe('jpegFrameOf', () => {
  test.each([
    [0xc0, 'ordinary'],
    [0xc1, 'ordinary'],
    [0xc2, 'ordinary'],
    [0xc3, 'lossless'],
    [0xc5, 'hierarchical'],
    [0xc7, 'hierarchical'],
    [0xc9, 'arithmetic'],
    [0xca, 'arithmetic'],
    [0xcf, 'arithmetic'],
  ])('reads start of frame %x as %s', (marker, coding) => {
    expect(frameOf(marker)).toMatchObject({ value: { coding, width: 640, height: 480 } })
  })

  test.each([0xc4, 0xc8, 0xcc])('ignores marker %x', (marker) => {
    expect(frameOf(marker)).toEqual(O.none)
  })
})
