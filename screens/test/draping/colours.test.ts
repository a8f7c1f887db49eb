import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Swatch } from '@kaoiro/core/palette'
import { palettes, keyColours } from '@kaoiro/core/palette'
import { seasons } from '@kaoiro/core/diagnosis'
import { drapeColours, neighboursOf } from '../../src/draping/colours.js'

describe.each(
  seasons.flatMap((season) => [null, ...seasons].map((also) => [season, also] as const)),
)('the colours to try for %s with %s', (season, also) => {
  const { wear, avoid } = drapeColours(season, also)

  test('are the whole palette once, with the key colours first', () => {
    expect(wear.slice(0, 5)).toEqual(keyColours(season, also))
    expect(wear).toHaveLength(palettes[season].length)
    expect(new Set(wear)).toEqual(new Set<Swatch>(palettes[season]))
  })

  test('contain none to keep away', () => {
    expect(avoid.length).toBeGreaterThan(0)
    expect(avoid.filter((colour) => wear.includes(colour))).toEqual([])
  })
})

test('the colour before the one after a colour is the colour itself', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(fc.integer(), { minLength: 1 })
        .chain((colours) => fc.tuple(fc.constant(colours), fc.constantFrom(...colours))),
      ([colours, colour]) => {
        const [before, after] = neighboursOf(colours, colour)
        expect(neighboursOf(colours, after)[0]).toBe(colour)
        expect(neighboursOf(colours, before)[1]).toBe(colour)
      },
    ),
  )
})
