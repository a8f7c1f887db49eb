import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detailOf, lackOfDetail } from '../../src/evidence/detail.js'
import type { Pixels } from '@kaoiro/core/photo'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { drawnPortrait, meshOf } from '../portrait-face.js'

const portrait = drawnPortrait('spring-woman')
const face = meshOf('spring-woman')

/** The picture as if it had been reduced to blocks of pixels and enlarged again. */
const enlarged = ({ width, height, data }: Pixels, block: number): Pixels => {
  const result = new Uint8Array(data.length)
  const channelAt = (x: number, y: number, channel: number) =>
    data[(Math.min(height - 1, y) * width + Math.min(width - 1, x)) * 4 + channel] ?? 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 4; channel++) {
        const [left, top] = [x - (x % block), y - (y % block)]
        const [across, down] = [(x - left) / block, (y - top) / block]
        const at = (dx: number, dy: number) =>
          channelAt(left + dx * block, top + dy * block, channel)
        result[(y * width + x) * 4 + channel] =
          (1 - down) * ((1 - across) * at(0, 0) + across * at(1, 0)) +
          down * ((1 - across) * at(0, 1) + across * at(1, 1))
      }
  return { width, height, data: result }
}

test('returns the width of the face in pixels', () => {
  const { faceWidth } = detailOf(portrait, face)
  const smaller = face.map(({ x, y, z }) => ({ x: x / 2, y: y / 2, z: z / 2 }))
  expect(detailOf(portrait, smaller).faceWidth).toBeCloseTo(faceWidth / 2, 6)
})

test('returns less sharpness for a photo that was enlarged, the less the smaller it was', () => {
  const sharpness = [1, 2, 4, 8].map((block) => detailOf(enlarged(portrait, block), face).sharpness)
  expect([...sharpness].sort((a, b) => b - a)).toEqual(sharpness)
  expect(sharpness[3]).toBeLessThan(0.6 * (sharpness[0] ?? NaN))
})

test('returns no sharpness for a face outside the photo', () => {
  const outside = face.map(({ x, y, z }) => ({ x: x + portrait.width, y, z }))
  expect(detailOf(portrait, outside).sharpness).toBe(0)
})

test('the lack of detail never falls if the face is smaller or softer', () => {
  const detailArb = fc.record({ faceWidth: evenly(0, 500), sharpness: evenly(0, 0.3) })
  fc.assert(
    fc.property(detailArb, evenly(0, 1), evenly(0, 1), (detail, smaller, softer) => {
      const less = {
        faceWidth: detail.faceWidth * smaller,
        sharpness: detail.sharpness * softer,
      }
      expect(lackOfDetail(less)).toBeGreaterThanOrEqual(lackOfDetail(detail))
    }),
  )
})
