import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { anyProportionArb, soundProportionArb } from '@kaoiro/fixtures/arbitraries/session'
import { compositionArb, seasonArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Composition } from '@kaoiro/core/diagnosis/composition'
import {
  defaultComposition,
  labelThreshold,
  largestSeason,
  nearPoints,
  nearSecond,
  seasonsByShare,
  toComposition,
} from '@kaoiro/core/diagnosis/composition'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { seasons } from '@kaoiro/core/diagnosis/season'

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
        const unnatural = seasons.filter(
          (season) => !Number.isInteger(composition[season]) || composition[season] < 0,
        )
        expect(unnatural).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('no percentage moves by 1 or more', () => {
    fc.assert(
      fc.property(soundProportionArb, (proportion) => {
        const composition = toComposition(proportion)
        const remainder = 100 - proportion.spring - proportion.autumn - proportion.winter
        const exact = { ...proportion, summer: remainder }
        // Not by `>= 1`, which holds for no NaN.
        const moved = seasons.filter(
          (season) => !(Math.abs(composition[season] - exact[season]) < 1),
        )
        expect(moved).toEqual([])
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

describe('seasonsByShare', () => {
  test('of equal ones the first in the order of the seasons is first', () => {
    expect(seasonsByShare({ spring: 25, summer: 25, autumn: 25, winter: 25 })).toEqual(seasons)
    expect(seasonsByShare({ spring: 0, summer: 45, autumn: 10, winter: 45 })).toEqual([
      ...['summer', 'winter', 'autumn', 'spring'],
    ])
  })

  test('has all four seasons, the larger shares first', () => {
    fc.assert(
      fc.property(compositionArb, (composition) => {
        const ordered = seasonsByShare(composition)
        const shares = ordered.map((season) => composition[season])
        expect([...ordered].sort()).toEqual([...seasons].sort())
        expect(shares).toEqual([...shares].sort((a, b) => b - a))
        expect(ordered[0]).toBe(largestSeason(composition))
      }),
    )
  })
})

const seconds: ReadonlyArray<
  [string, Season, readonly [number, number, number, number], O.Option<readonly [Season, number]>]
> = [
  ['ten points below is near', 'spring', [40, 30, 20, 10], O.some(['summer', 10])],
  ['eleven points below is not', 'spring', [41, 30, 19, 10], O.none],
  ['an equal share is near', 'winter', [10, 0, 45, 45], O.some(['autumn', 0])],
  ['of equal seconds the first', 'autumn', [30, 0, 40, 30], O.some(['spring', 10])],
  ['one that is a little larger is near', 'autumn', [0, 54, 46, 0], O.some(['summer', 8])],
  ['one that is far larger is near', 'autumn', [80, 10, 10, 0], O.some(['spring', 70])],
  ['without a share there is no second', 'summer', [0, 100, 0, 0], O.none],
  ['a season without a share may be named', 'summer', [5, 0, 3, 92], O.some(['winter', 92])],
]

describe('nearSecond', () => {
  test.each(seconds)('%s', (_, named, [spring, summer, autumn, winter], expected) => {
    expect(nearSecond(named, { spring, summer, autumn, winter })).toEqual(
      O.map(([season, points]: readonly [Season, number]) => ({ season, points }))(expected),
    )
  })

  const near = fc.tuple(seasonArb, compositionArb).map(([season, composition]) => ({
    season,
    composition,
    second: nearSecond(season, composition),
    others: seasons.filter((other) => other !== season),
  }))

  test('is another season with a share, and no other has a larger one', () => {
    fc.assert(
      fc.property(near, ({ composition, second, others }) => {
        if (O.isNone(second)) return
        expect(others).toContain(second.value.season)
        expect(composition[second.value.season]).toBeGreaterThan(0)
        for (const other of others)
          expect(composition[other]).toBeLessThanOrEqual(composition[second.value.season])
      }),
    )
  })

  test('its points are the difference of the two shares', () => {
    fc.assert(
      fc.property(near, ({ season, composition, second }) => {
        if (O.isNone(second)) return
        const [share, other] = [composition[season], composition[second.value.season]]
        expect(second.value.points).toBe(Math.max(share, other) - Math.min(share, other))
      }),
    )
  })

  test('is none exactly if every other season is further below or has no share', () => {
    fc.assert(
      fc.property(near, ({ season, composition, second, others }) => {
        const close = others.filter(
          (other) =>
            composition[other] > 0 && composition[season] - composition[other] <= nearPoints,
        )
        expect(O.isNone(second)).toBe(close.length === 0)
      }),
      { numRuns: 500 },
    )
  })

  test('of the largest season it is never more than ten points away', () => {
    fc.assert(
      fc.property(compositionArb, (composition) => {
        const second = nearSecond(largestSeason(composition), composition)
        if (O.isSome(second)) expect(second.value.points).toBeLessThanOrEqual(nearPoints)
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
