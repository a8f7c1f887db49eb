import { describe, expect, test } from 'vitest'
import type { Pixels } from '@kaoiro/core/photo'
import { wholePicture } from '@kaoiro/core/photo'
import { measureSharpness } from '../../../src/photo/quality/sharpness.js'
import { blurred } from '@kaoiro/fixtures/pixels/blur-and-noise'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import { checkerboard, painted, uniform } from '../pictures.js'

const sharpnessOf = (pixels: Pixels, cell = 1) =>
  measureSharpness(pixels, wholePicture(pixels), cell)

const drawn = photograph('spring-woman', { size: { width: 266, height: 354 } })

describe('measureSharpness', () => {
  test('is 0 without detail: a flat picture, a gradient, a few pixels', () => {
    expect(sharpnessOf(uniform(128, 128, 128))).toBeCloseTo(0, 6)
    expect(sharpnessOf(painted(3, 3, (x) => [80 * x, 0, 0]))).toBe(0)
    expect(sharpnessOf(painted(1, 1, () => [90, 90, 90]))).toBe(0)
    expect(measureSharpness(drawn, { left: 9, top: 9, right: 9, bottom: 40 }, 2)).toBe(0)
  })

  test('is 1 for a checkerboard of single pixels, less for squares of four', () => {
    expect(sharpnessOf(checkerboard(1))).toBeCloseTo(1, 6)
    expect(sharpnessOf(checkerboard(4))).toBeCloseTo(0.11, 2)
  })

  test('decreases with blur', () => {
    const steps = [0, 0.5, 1, 1.5, 2, 3, 4, 6].map((sigma) => sharpnessOf(blurred(drawn, sigma), 2))
    expect(steps).toEqual([...steps].sort((a, b) => b - a))
  })

  test('is independent of contrast', () => {
    const grey = { ...drawn, data: drawn.data.map((byte) => 100 + byte / 4) }
    expect(sharpnessOf(grey, 2)).toBeCloseTo(sharpnessOf(drawn, 2), 2)
  })
})
