import { expect, test } from 'vitest'
import { foldsByRows } from '../../src/painted/folds.js'
import { finished } from './finished.js'

const folds = finished(foldsByRows())

const mean = (values: ReadonlyArray<number>) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const shade = Array.from(folds.shade, (byte) => byte / 255)

test('the folds leave the colour as it is on the whole, so that a swatch is shown truly', () => {
  expect(mean(shade)).toBeGreaterThan(0.85)
  expect(shade.filter((value) => value > 0.95).length / shade.length).toBeGreaterThan(0.4)
  expect(Math.min(...shade)).toBeLessThan(0.6)
})

test('the shine is nowhere where the shade is', () => {
  const light = Array.from(folds.light, (byte) => byte / 255)
  expect(light.some((value) => value > 0.1)).toBe(true)
  expect(light.every((value, i) => value === 0 || shade[i] === 1)).toBe(true)
})
