import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceTypes } from '@kaoiro/core/diagnosis/face-type'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { reasons } from '@kaoiro/core/diagnosis/failure-reason'
import { framedFace } from '../../../../evaluate/photos/sheet/frame-around.js'
import { letterPath } from '../../../../evaluate/photos/sheet/letters.js'
import { sheetOf } from '../../../../evaluate/photos/sheet/sheet.js'
import { brightestIn, eggFace, spotAt } from '../../pixels/head.js'
import { constant } from '../../pixels/pictures.js'

describe('a contact sheet', () => {
  test('has every cell once, without overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
        const cells = Array.from({ length: count }, (_, i) => constant(4, 6, i + 1))
        const { data } = sheetOf(cells)
        cells.forEach((_, i) => {
          expect(data.filter((byte) => byte === i + 1)).toHaveLength(4 * 6 * 4)
        })
      }),
    )
  })

  test('is about as wide as high, and a picture even of nothing', () => {
    const { width, height } = sheetOf(Array.from({ length: 100 }, () => constant(24, 24, 9)))
    expect(width).toBe(height)
    expect(sheetOf([]).data.length).toBeGreaterThan(0)
  })
})

describe('the letters', () => {
  const unknown = letterPath('?', 0, 0)

  test('are there for every answer, every reason and every file', () => {
    const words = [
      ...faceTypes,
      ...seasons,
      ...reasons,
      'female-asian/1048_x.JPG',
      '+%-.0123456789',
    ]
    for (const letter of new Set(words.join('')))
      expect([letter, letterPath(letter, 0, 0)]).not.toEqual([letter, unknown])
  })

  test('all look different', () => {
    const drawn = Array.from('abcdefghijklmnopqrstuvwxyz0123456789').map((l) => letterPath(l, 0, 0))
    expect(new Set(drawn).size).toBe(36)
  })

  test('that are not known are question marks', () => {
    expect(letterPath('顔', 0, 0)).toBe(unknown)
  })
})

describe('the frame around a face', () => {
  const faceArb = fc.record({
    x: fc.integer({ min: -20, max: 220 }),
    y: fc.integer({ min: -20, max: 170 }),
    radius: fc.integer({ min: 10, max: 90 }),
  })

  test('is a square of the size asked for, wherever the face lies', () => {
    fc.assert(
      fc.property(faceArb, fc.integer({ min: 8, max: 60 }), (egg, size) => {
        const { pixels } = framedFace(constant(200, 150, 7), eggFace(egg), size)
        expect([pixels.width, pixels.height]).toEqual([size, size])
        expect(new Set(pixels.data)).toEqual(new Set([7]))
      }),
      { numRuns: 30 },
    )
  })

  test('moves points as it moves the pixels there', () => {
    const spot = { x: 84, y: 52 }
    const face = eggFace({ x: 90, y: 70, radius: 30 })
    const { pixels, toFramed } = framedFace(spotAt(200, 150, spot.x, spot.y), face, 120)
    const found = brightestIn(pixels)
    const expected = toFramed(spot)
    expect(Math.hypot(found.x - expected.x, found.y - expected.y)).toBeLessThan(1.5)
  })

  test('has the whole face if the picture has it', () => {
    const face = eggFace({ x: 90, y: 75, radius: 25 })
    const { toFramed } = framedFace(constant(200, 150, 7), face, 100)
    for (const point of face) {
      const { x, y } = toFramed(point)
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(Math.max(x, y)).toBeLessThan(100)
    }
  })

  test('is the middle of a picture without one', () => {
    const { toFramed } = framedFace(constant(200, 150, 7), undefined, 30)
    expect(toFramed({ x: 100, y: 75 })).toEqual({ x: 15, y: 15 })
  })
})
