import encodeQR from 'qr'
import { describe, expect, test } from 'vitest'
import { cardCodeIn } from '../src/examine/card-code.js'
import { mirrored } from '../src/photo/raster.js'
import type { Pixels } from '@kaoiro/core/photo'

const [left, top, module] = [60, 90, 4]

/** Blank modules that the encoder draws around a code. */
const border = 2

/** A photo of a code on a grey wall. */
const photoOf = (text: string): Pixels => {
  const modules = encodeQR(text, 'raw')
  const [width, height] = [480, 400]
  const data = new Uint8ClampedArray(width * height * 4).fill(200)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isDark =
        modules[Math.floor((y - top) / module) + border]?.[Math.floor((x - left) / module) + border]
      data.set(isDark === true ? [20, 20, 20, 255] : [200, 200, 200, 255], (y * width + x) * 4)
    }
  return { width, height, data }
}

describe('cardCodeIn', () => {
  const photo = photoOf('HTTPS://KAOIRO.EXAMPLE')

  test('finds the corners of a code with an address', () => {
    const [first, , third] = cardCodeIn(photo) ?? []
    const side = 25 * module
    expect(first?.x).toBeCloseTo(left, 0)
    expect(first?.y).toBeCloseTo(top, 0)
    expect(third?.x).toBeCloseTo(left + side, 0)
    expect(third?.y).toBeCloseTo(top + side, 0)
  })

  test('finds the same corner of the code in the mirror image', () => {
    const [first] = cardCodeIn(mirrored(photo)) ?? []
    expect(first?.x).toBeCloseTo(photo.width - left, 0)
    expect(first?.y).toBeCloseTo(top, 0)
  })

  test('ignores codes with other texts, and photos without a code', () => {
    for (const text of ['WIFI:S:shop;;', 'https://shop.example/p'])
      expect(cardCodeIn(photoOf(text)), text).toBeUndefined()
    expect(
      cardCodeIn({ ...photo, data: new Uint8ClampedArray(photo.data.length).fill(200) }),
    ).toBeUndefined()
  })
})
