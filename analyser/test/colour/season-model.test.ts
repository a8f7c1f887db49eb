import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourTraitsArb } from '@kaoiro/fixtures/arbitraries/colour'
import { seasonCuts } from '../../src/colour/season-cuts.js'
import { seasonOf, seasonPlaces, seasonShares } from '../../src/colour/season-model.js'
import { largestSeason, seasons } from '@kaoiro/core/diagnosis'
import type { Season } from '@kaoiro/core/diagnosis'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

/** Colour traits with this warmth and lightness. The other traits do not affect the season. */
const at = (warmth: number, lightness: number) => ({ warmth, lightness, chroma: 0, contrast: 0 })

const sidewaysArb = evenly(0.3, 2.5)
const littleArb = evenly(0.001, 1)

describe('seasonOf', () => {
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

  test('returns a season with the largest rounded share', () => {
    fc.assert(
      fc.property(colourTraitsArb, (traits) => {
        const shares = seasonShares(traits)
        expect(shares[seasonOf(traits)]).toBe(shares[largestSeason(shares)])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('seasonShares', () => {
  test.each(seasons)('the centre of %s has mostly, but not only, this season', (season) => {
    const { warmth, lightness } = seasonPlaces[season]
    const share = seasonShares(at(warmth, lightness))[season]
    expect(share).toBeGreaterThan(60)
    expect(share).toBeLessThan(95)
  })

  test('chroma and contrast do not affect the shares', () => {
    fc.assert(
      fc.property(colourTraitsArb, sidewaysArb, sidewaysArb, (traits, chroma, contrast) => {
        expect(seasonShares({ ...traits, chroma, contrast })).toEqual(seasonShares(traits))
      }),
    )
  })

  /** Rounding to whole percents can change each sum of two shares by up to 1. */
  const rounding = 2

  test.each<['warmth' | 'lightness', string, readonly [Season, Season]]>([
    ['warmth', 'summer and winter', ['summer', 'winter']],
    ['lightness', 'autumn and winter', ['autumn', 'winter']],
  ])('more %s never raises %s', (trait, _, [one, other]) => {
    fc.assert(
      fc.property(colourTraitsArb, evenly(0, 3), (traits, more) => {
        const sumAt = (value: number) => {
          const shares = seasonShares({ ...traits, [trait]: value })
          return shares[one] + shares[other]
        }
        expect(sumAt(traits[trait] + more)).toBeLessThanOrEqual(sumAt(traits[trait]) + rounding)
      }),
      { numRuns: 500 },
    )
  })
})
