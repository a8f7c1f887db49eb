import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyProportionArb,
  compositionArb,
  seasonArb,
  soundProportionArb,
} from '@kaoiro/fixtures/arbitraries'
import type { Composition } from '@kaoiro/core/composition'
import {
  defaultComposition,
  labelThreshold,
  largestSeason,
  toComposition,
} from '@kaoiro/core/composition'
import { seasons } from '@kaoiro/core/season'

const sumOf = (composition: Composition): number =>
  seasons.reduce((sum, season) => sum + composition[season], 0)

const compositions: ReadonlyArray<
  [string, readonly [number, number, number], readonly [number, number, number, number]]
> = [
  ['summer is the remainder', [40, 20, 10], [40, 30, 20, 10]],
  ['nothing is all summer', [0, 0, 0], [0, 100, 0, 0]],
  ['one season may have it all', [0, 100, 0], [0, 0, 100, 0]],
  ['thirds: the first season gets the odd percent', [100 / 3, 100 / 3, 100 / 3], [34, 0, 33, 33]],
  ['the largest remainders are raised', [10.2, 20.9, 30.8], [10, 38, 21, 31]],
  ['halves', [24.5, 25.5, 25.5], [25, 25, 25, 25]],
  ['over 100 is scaled down and leaves no summer', [100, 60, 40], [50, 0, 30, 20]],
  ['twice over', [100, 100, 0], [50, 0, 50, 0]],
  ['below 0 counts as 0', [-5, 30, 30], [0, 40, 30, 30]],
  ['above 100 counts as 100', [1e9, 100, 0], [50, 0, 50, 0]],
  ['no number counts as 0', [Number.NaN, 50, 0], [0, 50, 50, 0]],
  ['infinities', [Infinity, -Infinity, 0], [100, 0, 0, 0]],
  ['the smallest number there is', [Number.MIN_VALUE, 0, 0], [0, 100, 0, 0]],
]

describe('toComposition', () => {
  test.each(compositions)(
    '%s',
    (_, [spring, autumn, winter], [ofSpring, ofSummer, ofAutumn, ofWinter]) => {
      expect(toComposition({ spring, autumn, winter })).toEqual({
        spring: ofSpring,
        summer: ofSummer,
        autumn: ofAutumn,
        winter: ofWinter,
      })
    },
  )

  test('any three numbers become natural numbers that add up to 100', () => {
    fc.assert(
      fc.property(fc.oneof(anyProportionArb, soundProportionArb), (proportion) => {
        const composition = toComposition(proportion)
        expect(sumOf(composition)).toBe(100)
        for (const season of seasons) {
          expect(Number.isInteger(composition[season])).toBe(true)
          expect(composition[season]).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('no percentage moves by 1 or more', () => {
    fc.assert(
      fc.property(soundProportionArb, (proportion) => {
        const { spring, summer, autumn, winter } = toComposition(proportion)
        expect(Math.abs(spring - proportion.spring)).toBeLessThan(1)
        expect(Math.abs(autumn - proportion.autumn)).toBeLessThan(1)
        expect(Math.abs(winter - proportion.winter)).toBeLessThan(1)
        const remainder = 100 - proportion.spring - proportion.autumn - proportion.winter
        expect(Math.abs(summer - remainder)).toBeLessThan(1)
      }),
      { numRuns: 1000 },
    )
  })

  test('whole percentages up to 100 are kept as they are', () => {
    fc.assert(
      fc.property(compositionArb, (composition) => {
        expect(toComposition(composition)).toEqual(composition)
      }),
    )
  })

  test('what adds up to more than 100 leaves no summer and keeps its order', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 34, max: 100, noNaN: true }),
        fc.double({ min: 34, max: 100, noNaN: true }),
        fc.double({ min: 34, max: 100, noNaN: true }),
        (spring, autumn, winter) => {
          const composition = toComposition({ spring, autumn, winter })
          expect(composition.summer).toBe(0)
          if (spring > autumn) expect(composition.spring).toBeGreaterThanOrEqual(composition.autumn)
          if (autumn > winter) expect(composition.autumn).toBeGreaterThanOrEqual(composition.winter)
        },
      ),
    )
  })
})

describe('largestSeason', () => {
  test('of equal ones it is the first in the order of the seasons', () => {
    expect(largestSeason({ spring: 25, summer: 25, autumn: 25, winter: 25 })).toBe('spring')
    expect(largestSeason({ spring: 0, summer: 10, autumn: 45, winter: 45 })).toBe('autumn')
  })

  test('no season has a larger share', () => {
    fc.assert(
      fc.property(compositionArb, seasonArb, (composition, season) => {
        expect(composition[largestSeason(composition)]).toBeGreaterThanOrEqual(composition[season])
      }),
    )
  })
})

describe('the constants of specification §9', () => {
  test('the default composition is 40/30/20/10, and labels start at 10', () => {
    expect(seasons.map((season) => defaultComposition[season])).toEqual([40, 30, 20, 10])
    expect(labelThreshold).toBe(10)
  })
})
