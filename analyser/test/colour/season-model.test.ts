import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seasonCuts } from '../../src/colour/season-cuts.js'
import { nearestSeason, seasonPlaces } from '../../src/colour/season-model.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

/** Colour traits with this warmth and lightness. The other traits do not affect the season. */
const at = (warmth: number, lightness: number) => ({ warmth, lightness, chroma: 0, contrast: 0 })

const littleArb = evenly(0.001, 1)

const seasonOf = nearestSeason(seasonPlaces)

describe('nearestSeason', () => {
  test('of warm colourings, light ones are spring and deep ones autumn, split at the threshold', () => {
    fc.assert(
      fc.property(evenly(0.6, 2.5), littleArb, (warmer, little) => {
        const warmth = seasonCuts.warmth + warmer
        expect(seasonOf(at(warmth, seasonCuts.warm + little))).toBe('spring')
        expect(seasonOf(at(warmth, seasonCuts.warm - little))).toBe('autumn')
      }),
    )
  })

  test('of cool colourings, light ones are summer and deep ones winter, split at the threshold', () => {
    fc.assert(
      fc.property(evenly(0.6, 2.5), littleArb, (cooler, little) => {
        const warmth = seasonCuts.warmth - cooler
        expect(seasonOf(at(warmth, seasonCuts.cool + little))).toBe('summer')
        expect(seasonOf(at(warmth, seasonCuts.cool - little))).toBe('winter')
      }),
    )
  })
})
