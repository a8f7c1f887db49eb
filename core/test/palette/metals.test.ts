import { expect, test } from 'vitest'
import { labOfHex } from '../../src/colour/lab.js'
import { metalsOf } from '../../src/palette/metals.js'
import { seasons, undertoneOf } from '../../src/diagnosis/vocabulary.js'
import type { Season } from '../../src/diagnosis/vocabulary.js'

const labsOf = (season: Season) =>
  metalsOf(season).map(({ shades }) => shades.map((shade) => labOfHex(shade)))

/** Difference in lightness (L*) between the highlight and the darkest shade. */
const shineOf = (season: Season): number =>
  Math.min(
    ...labsOf(season).map((labs) => {
      const lightness = labs.map(({ l }) => l)
      return Math.max(...lightness) - Math.min(...lightness)
    }),
  )

test.each(seasons)('the metals of %s have its undertone in every shade', (season) => {
  const shades = labsOf(season).flat()
  expect(shades.length).toBeGreaterThan(0)
  for (const { b } of shades)
    if (undertoneOf(season) === 'yellow') expect(b).toBeGreaterThan(15)
    else expect(b).toBeLessThanOrEqual(1)
})

test('clear seasons have shinier metals than the soft season of their undertone', () => {
  expect(shineOf('spring')).toBeGreaterThan(shineOf('autumn'))
  expect(shineOf('winter')).toBeGreaterThan(shineOf('summer'))
})
