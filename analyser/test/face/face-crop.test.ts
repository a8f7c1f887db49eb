import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mirrored } from '../../src/photo/raster.js'
import type { Pixels } from '@kaoiro/core/photo'
import { cropFace, photoPyramid } from '../../src/face/face-crop.js'
import type { Square } from '../../src/face/face-candidate.js'

const size = 8

const cropOf = (photo: Pixels, square: Square): Float32Array => {
  const crop = new Float32Array(3 * size * size).fill(NaN)
  cropFace(photoPyramid(photo), square, size, crop)
  return crop
}

const width = 20
const height = 16

const photoArb: fc.Arbitrary<Pixels> = fc
  .uint8Array({ minLength: 4 * width * height, maxLength: 4 * width * height })
  .map((data) => ({ data, width, height }))

/** The value of a channel of a pixel from 0 to 1; 0 outside the photo. */
const at = ({ data }: Pixels, x: number, y: number, channel: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[4 * (y * width + x) + channel] ?? 0) / 255

/** The expected crop, sample by sample. */
const expected = (of: (column: number, row: number, channel: number) => number): Float32Array =>
  Float32Array.from({ length: 3 * size * size }, (_, i) => {
    const pixel = Math.floor(i / 3)
    return of(pixel % size, Math.floor(pixel / size), i % 3)
  })

const farthest = (one: Float32Array, other: Float32Array): number =>
  Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? NaN))))

const cornerArb = fc.integer({ min: -12, max: 24 })

/** An upright square with its top left pixel at this place. */
const squareFrom = (left: number, top: number, side: number): Square => ({
  centre: { x: left + (side - 1) / 2, y: top + (side - 1) / 2 },
  side,
  angle: 0,
})

test('copies a square of one pixel per sample, black outside the photo', () => {
  fc.assert(
    fc.property(photoArb, cornerArb, cornerArb, (photo, left, top) => {
      const copy = expected((column, row, channel) => at(photo, left + column, top + row, channel))
      expect(farthest(cropOf(photo, squareFrom(left, top, size)), copy)).toBeLessThan(1e-6)
    }),
  )
})

const evenArb = cornerArb.map((corner) => 2 * Math.floor(corner / 2))

test('interpolates between two pixels', () => {
  fc.assert(
    fc.property(photoArb, cornerArb, cornerArb, (photo, left, top) => {
      const between = expected(
        (column, row, channel) =>
          0.75 * at(photo, left + column, top + row, channel) +
          0.25 * at(photo, left + column + 1, top + row, channel),
      )
      expect(farthest(cropOf(photo, squareFrom(left + 0.25, top, size)), between)).toBeLessThan(
        1.01 / 255,
      )
    }),
  )
})

test('averages four pixels per sample if the square is twice as large', () => {
  fc.assert(
    fc.property(photoArb, evenArb, evenArb, (photo, left, top) => {
      const mean = expected((column, row, channel) => {
        const [x, y] = [left + 2 * column, top + 2 * row]
        const sum = (dx: number) =>
          at(photo, x + dx, y, channel) + at(photo, x + dx, y + 1, channel)
        return (sum(0) + sum(1)) / 4
      })
      expect(farthest(cropOf(photo, squareFrom(left, top, 2 * size)), mean)).toBeLessThan(
        0.51 / 255,
      )
    }),
  )
})

test('turns a square upright; a square at a right angle has its right side at the top', () => {
  fc.assert(
    fc.property(photoArb, cornerArb, cornerArb, (photo, left, top) => {
      const square = squareFrom(left, top, size)
      const turned = cropOf(photo, { ...square, angle: Math.PI / 2 })
      const upright = expected((column, row, channel) =>
        at(photo, left + size - 1 - row, top + column, channel),
      )
      expect(farthest(turned, upright)).toBeLessThan(1e-6)
    }),
  )
})

test('returns the mirrored crop for the mirror image at the opposite angle', () => {
  const angleArb = fc.double({ min: -1, max: 1, noNaN: true }).filter((angle) => angle !== 0)
  fc.assert(
    fc.property(photoArb, cornerArb, cornerArb, angleArb, (photo, left, top, angle) => {
      const square = { ...squareFrom(left, top, size), angle }
      const { centre } = square
      const mirror = {
        ...square,
        centre: { ...centre, x: width - 1 - centre.x },
        angle: -angle,
      }
      const [here, there] = [cropOf(photo, square), cropOf(mirrored(photo), mirror)]
      const back = expected(
        (column, row, channel) => there[3 * (row * size + size - 1 - column) + channel] ?? NaN,
      )
      expect(farthest(here, back)).toBeLessThan(4 / 255)
    }),
  )
})
