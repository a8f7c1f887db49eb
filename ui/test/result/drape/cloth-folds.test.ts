import { expect, test } from 'vitest'
import type { Folds } from '../../../src/result/drape/cloth-folds.js'
import { foldsByRows, foldsSize } from '../../../src/result/drape/cloth-folds.js'

const computed = (): Folds => {
  const rows = foldsByRows()
  for (;;) {
    const { done, value } = rows.next()
    if (done === true) return value
  }
}

const folds = computed()

const mean = (values: ReadonlyArray<number>) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** One channel of all pixels, 0 to 1. */
const channel = (pixels: Uint8ClampedArray, at: 0 | 3) =>
  Array.from(
    { length: foldsSize.width * foldsSize.height },
    (_, i) => (pixels[4 * i + at] ?? NaN) / 255,
  )

test('the folds leave the colour as it is on the whole, so that a swatch is shown truly', () => {
  const shade = channel(folds.shade, 0)
  expect(mean(shade)).toBeGreaterThan(0.85)
  expect(shade.filter((value) => value > 0.95).length / shade.length).toBeGreaterThan(0.4)
  expect(Math.min(...shade)).toBeLessThan(0.6)
})

test('the shine is nowhere where the shade is', () => {
  const [shade, light] = [channel(folds.shade, 0), channel(folds.light, 3)]
  expect(light.some((value) => value > 0.1)).toBe(true)
  expect(light.every((value, i) => value === 0 || shade[i] === 1)).toBe(true)
})
