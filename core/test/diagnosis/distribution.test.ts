import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import {
  byChance,
  inPercent,
  likeliest,
  meanChances,
  secondAnswer,
  secondNamed,
  largestSeason,
  seasonsByShare,
  toComposition,
} from '../../src/diagnosis/distribution.js'
import { anyProportionArb, soundProportionArb } from '@kaoiro/fixtures/arbitraries/session'
import { compositionArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Composition } from '../../src/diagnosis/distribution.js'
import { seasons } from '../../src/diagnosis/vocabulary.js'

const names = ['a', 'b', 'c'] as const
type Name = (typeof names)[number]

const distributionArb = fc
  .record({ a: shareArb, b: shareArb, c: shareArb })
  .filter(({ a, b, c }) => a + b + c > 1e-9)
  .map((weights) => inPercent(names, weights))

const totalOf = (chances: Readonly<Record<Name, number>>) => chances.a + chances.b + chances.c

describe('inPercent', () => {
  test('returns natural numbers that add up to 100, each less than 1 from its exact share', () => {
    fc.assert(
      fc.property(evenly(0, 10), evenly(0, 10), evenly(0.1, 10), (a, b, c) => {
        const weights = { a, b, c }
        const chances = inPercent(names, weights)
        expect(totalOf(chances)).toBe(100)
        for (const name of names) {
          expect(Number.isInteger(chances[name])).toBe(true)
          expect(Math.abs(chances[name] - (100 * weights[name]) / (a + b + c))).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('the order of the answers', () => {
  test('is by chance; the likeliest is first, and the second answer follows it', () => {
    fc.assert(
      fc.property(distributionArb, (chances) => {
        const [first, second] = byChance(names, chances)
        expect(likeliest(names, chances)).toBe(first)
        const other = secondAnswer(first ?? 'a', names, chances)
        if (O.isNone(other)) expect(chances[first ?? 'a']).toBe(100)
        else expect(other.value).toEqual({ name: second, confidence: chances[second ?? 'a'] / 100 })
      }),
    )
  })

  test('is that of the list for equal chances', () => {
    expect(byChance(names, { a: 20, b: 40, c: 40 })).toEqual(['b', 'c', 'a'])
  })
})

test('meanChances lets a photo that is sure outweigh one that is not', () => {
  expect(meanChances(names, [{ a: 90, b: 10 }, { a: 40, b: 60 }, { c: 100 }])).toEqual({
    a: 44,
    b: 23,
    c: 33,
  })
})

describe('secondNamed', () => {
  test.each([
    ['names an answer alone from one half', { a: 50, b: 50 }, null],
    ['names the second below one half', { a: 49, b: 48, c: 3 }, 'b'],
    ['names the first of equal seconds', { a: 40, b: 30, c: 30 }, 'b'],
    ['names a second that is likelier', { a: 1, c: 99 }, 'c'],
    ['names nothing impossible', { a: 0 }, null],
  ] as const)('%s', (_, chances, expected) => {
    expect(secondNamed('a', names, chances)).toBe(expected)
  })
})

const sumOf = (composition: Composition): number =>
  seasons.reduce((sum, season) => sum + composition[season], 0)

const compositions: ReadonlyArray<
  [string, readonly [number, number, number], readonly [number, number, number, number]]
> = [
  ['gives summer the remainder', [40, 20, 10], [40, 30, 20, 10]],
  ['gives summer everything without shares', [0, 0, 0], [0, 100, 0, 0]],
  ['accepts a share of 100', [0, 100, 0], [0, 0, 100, 0]],
  [
    'gives the remaining percent of three thirds to the first season',
    [100 / 3, 100 / 3, 100 / 3],
    [34, 0, 33, 33],
  ],
  ['rounds up the largest remainders', [10.2, 20.9, 30.8], [10, 38, 21, 31]],
  ['rounds halves to a sum of 100', [24.5, 25.5, 25.5], [25, 25, 25, 25]],
  ['scales down a sum over 100, without summer', [100, 60, 40], [50, 0, 30, 20]],
  ['scales down a sum of 200', [100, 100, 0], [50, 0, 50, 0]],
  ['treats negative shares as 0', [-5, 30, 30], [0, 40, 30, 30]],
  ['treats shares above 100 as 100', [1e9, 100, 0], [50, 0, 50, 0]],
  ['treats NaN as 0', [Number.NaN, 50, 0], [0, 50, 50, 0]],
  ['treats infinities as 100 and 0', [Infinity, -Infinity, 0], [100, 0, 0, 0]],
  ['rounds the smallest number to 0', [Number.MIN_VALUE, 0, 0], [0, 100, 0, 0]],
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

  test('returns natural numbers that add up to 100, for any input', () => {
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

  test('keeps whole percentages with a sum of at most 100', () => {
    fc.assert(
      fc.property(compositionArb, (composition) => {
        expect(toComposition(composition)).toEqual(composition)
      }),
    )
  })
})

describe('seasonsByShare', () => {
  test('keeps the order of the seasons for equal shares', () => {
    expect(seasonsByShare({ spring: 25, summer: 25, autumn: 25, winter: 25 })).toEqual(seasons)
    expect(seasonsByShare({ spring: 0, summer: 45, autumn: 10, winter: 45 })).toEqual([
      ...['summer', 'winter', 'autumn', 'spring'],
    ])
  })

  test('sorts all four seasons by descending share', () => {
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
