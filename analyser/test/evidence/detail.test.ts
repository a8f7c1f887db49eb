import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detailOf, lackOfDetail } from '../../src/evidence/evidence.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { enlarged } from '../enlarged.js'
import { drawnPortrait, meshOf } from '../portrait-face.js'

const portrait = drawnPortrait('spring-woman')
const face = meshOf('spring-woman')

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
