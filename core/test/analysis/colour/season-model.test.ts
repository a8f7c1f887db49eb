import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourTraitsArb, labArb } from '@kaoiro/fixtures/arbitraries'
import { colourings } from '@kaoiro/fixtures/portrait/colourings'
import type { Colouring } from '@kaoiro/fixtures/portrait/parameters'
import { portraits } from '@kaoiro/fixtures/portrait/portraits'
import type { Lab } from '@kaoiro/core/analysis/lab'
import type { FaceColours } from '@kaoiro/core/analysis/samples'
import {
  colourTraitsOf,
  seasonMargin,
  seasonOf,
  seasonShares,
} from '@kaoiro/core/analysis/season-model'
import { largestSeason } from '@kaoiro/core/composition'
import type { Season } from '@kaoiro/core/season'
import { seasons, undertoneOf } from '@kaoiro/core/season'

type Triple = readonly [number, number, number]

const labOf = ([l, a, b]: Triple): Lab => ({ l, a, b })

const coloursOf = ({ skin, hair, iris }: Colouring): FaceColours => ({
  skin: labOf(skin),
  hair: labOf(hair),
  iris: labOf(iris),
})

const drawn = portraits.flatMap(({ name, parameters, expected: { season } }) =>
  season === undefined ? [] : [[name, season, coloursOf(parameters)] as const],
)

const drawnSides = seasons.flatMap((season) =>
  Object.entries(colourings[season]).map(
    ([depth, colouring]) => [season, depth, coloursOf(colouring)] as const,
  ),
)

/** Skins, reddish to yellowish, as people have them. */
const skinArb = fc.record({
  l: fc.double({ min: 25, max: 90, noNaN: true }),
  a: fc.double({ min: 4, max: 20, noNaN: true }),
  b: fc.double({ min: 4, max: 30, noNaN: true }),
})

const step = fc.double({ min: 0, max: 30, noNaN: true })

describe('colourTraitsOf', () => {
  test('any colours give traits within -3 to 3', () => {
    fc.assert(
      fc.property(labArb, labArb, labArb, (skin, hair, iris) => {
        for (const trait of Object.values(colourTraitsOf({ skin, hair, iris }))) {
          expect(trait).toBeGreaterThanOrEqual(-3)
          expect(trait).toBeLessThanOrEqual(3)
        }
      }),
    )
  })

  test('yellower skin, hair or iris is never cooler', () => {
    fc.assert(
      fc.property(skinArb, labArb, labArb, step, (skin, hair, iris, more) => {
        const { warmth } = colourTraitsOf({ skin, hair, iris })
        const yellower = (lab: Lab): Lab => ({ ...lab, b: lab.b + more })
        for (const colours of [
          { skin: yellower(skin), hair, iris },
          { skin, hair: yellower(hair), iris },
          { skin, hair, iris: yellower(iris) },
        ])
          expect(colourTraitsOf(colours).warmth).toBeGreaterThanOrEqual(warmth)
      }),
    )
  })

  test('lighter skin or hair is never deeper', () => {
    fc.assert(
      fc.property(skinArb, labArb, labArb, step, (skin, hair, iris, more) => {
        const { lightness } = colourTraitsOf({ skin, hair, iris })
        const lighter = (lab: Lab): Lab => ({ ...lab, l: lab.l + more })
        for (const colours of [
          { skin: lighter(skin), hair, iris },
          { skin, hair: lighter(hair), iris },
        ])
          expect(colourTraitsOf(colours).lightness).toBeGreaterThanOrEqual(lightness)
      }),
    )
  })

  test('darker hair over the same skin is never of less contrast', () => {
    fc.assert(
      fc.property(skinArb, labArb, labArb, step, (skin, hair, iris, less) => {
        const darker = { skin, hair: { ...hair, l: hair.l - less }, iris }
        expect(colourTraitsOf(darker).contrast).toBeGreaterThanOrEqual(
          colourTraitsOf({ skin, hair, iris }).contrast,
        )
      }),
    )
  })
})

describe('seasonShares', () => {
  test.each(drawn)('the portrait %s is of its season, %s', (_, season, colours) => {
    expect(largestSeason(seasonShares(colourTraitsOf(colours)))).toBe(season)
  })

  test.each(drawnSides)('%s, %s, is on its warm or cool side', (season, _, colours) => {
    const found = largestSeason(seasonShares(colourTraitsOf(colours)))
    expect(undertoneOf(found)).toBe(undertoneOf(season))
  })

  test.each([
    ['spring', { warmth: 1.2, lightness: 0.55, chroma: 0.25, contrast: -0.7 }],
    ['summer', { warmth: -0.7, lightness: 0.25, chroma: -0.9, contrast: -0.4 }],
    ['autumn', { warmth: 0.95, lightness: -0.75, chroma: 1.55, contrast: -0.3 }],
    ['winter', { warmth: -0.9, lightness: -1, chroma: -0.95, contrast: 0.95 }],
  ] as const)('typical %s has the larger part', (season, traits) => {
    expect(seasonShares(traits)[season]).toBeGreaterThan(75)
    expect(seasonOf(traits)).toBe(season)
  })

  test('who lies between them all has something of each', () => {
    const shares = seasonShares({ warmth: 0.15, lightness: -0.3, chroma: 0, contrast: 0 })
    for (const season of seasons) {
      expect(shares[season]).toBeGreaterThan(8)
      expect(shares[season]).toBeLessThan(50)
    }
  })

  test('the shares are natural numbers that add up to 100', () => {
    fc.assert(
      fc.property(colourTraitsArb, (traits) => {
        const shares = seasons.map((season) => seasonShares(traits)[season])
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
      }),
    )
  })

  /** Rounding to whole percents may move each of two compared sums of two shares by up to 1. */
  const rounding = 2

  const law = (name: string, trait: 'warmth' | 'chroma', falling: readonly [Season, Season]) =>
    test(name, () => {
      fc.assert(
        fc.property(
          colourTraitsArb,
          fc.double({ min: -1.5, max: 1.5, noNaN: true }),
          (traits, n) => {
            const sumAt = (value: number) => {
              const shares = seasonShares({ ...traits, [trait]: value })
              return shares[falling[0]] + shares[falling[1]]
            }
            const [less, more] = [Math.min(traits[trait], n), Math.max(traits[trait], n)]
            expect(sumAt(more)).toBeLessThanOrEqual(sumAt(less) + rounding)
          },
        ),
        { numRuns: 500 },
      )
    })

  law('warmer traits never raise summer and winter', 'warmth', ['summer', 'winter'])
  law('more vivid skin never raises summer and winter', 'chroma', ['summer', 'winter'])

  test('lighter traits never raise autumn and winter', () => {
    fc.assert(
      fc.property(colourTraitsArb, fc.double({ min: 0, max: 3, noNaN: true }), (traits, more) => {
        const deep = (lightness: number) => {
          const { autumn, winter } = seasonShares({ ...traits, lightness })
          return autumn + winter
        }
        expect(deep(traits.lightness + more)).toBeLessThanOrEqual(deep(traits.lightness) + rounding)
      }),
    )
  })
})

describe('seasonOf and seasonMargin', () => {
  test('the season is among the largest rounded shares', () => {
    fc.assert(
      fc.property(colourTraitsArb, (traits) => {
        const shares = seasonShares(traits)
        expect(shares[seasonOf(traits)]).toBe(shares[largestSeason(shares)])
      }),
      { numRuns: 1000 },
    )
  })

  test("the margin is the logarithm of the two largest shares' ratio", () => {
    fc.assert(
      fc.property(colourTraitsArb, (traits) => {
        const shares = seasons.map((season) => seasonShares(traits)[season]).sort((a, b) => b - a)
        const [first = 0, second = 0] = shares
        const ratio = Math.exp(seasonMargin(traits))
        expect(ratio).toBeGreaterThanOrEqual((first - 1) / (second + 1))
        if (second > 1) expect(ratio).toBeLessThanOrEqual((first + 1) / (second - 1))
      }),
    )
  })
})
