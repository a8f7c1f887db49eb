import { describe, expect, test } from 'vitest'
import { withCameraAt } from '../../../evaluate/second-photo/move-camera.js'
import { brightestIn, spotAt } from '../pixels/head.js'
import { face, middle, side } from './egg.js'

describe('a camera that comes nearer', () => {
  /** How much farther from the face's middle a spot right of it comes to lie. */
  const outwards = (x: number, nearness: number): number => {
    const photo = { pixels: spotAt(side, side, x, middle), guide: { x, y: middle } }
    return brightestIn(withCameraAt(photo, face, nearness).pixels).x - x
  }
  const [byTheNose, outline] = [middle + 20, middle + 58]

  test('shows what is in front larger, and what is behind smaller', () => {
    expect(outwards(byTheNose, 2.5)).toBeGreaterThan(0)
    expect(outwards(outline, 2.5)).toBeLessThan(0)
  })

  test('does the opposite if it goes away', () => {
    expect(outwards(outline, 0.2)).toBeGreaterThan(0)
  })

  test('leaves the middle of the face where it is', () => {
    for (const nearness of [0.67, 1, 2.5])
      expect(Math.abs(outwards(middle, nearness))).toBeLessThanOrEqual(1)
  })
})
