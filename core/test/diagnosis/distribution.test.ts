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
} from '../../src/diagnosis/distribution.js'

const names = ['a', 'b', 'c'] as const
type Name = (typeof names)[number]

const distributionArb = fc
  .record({ a: shareArb, b: shareArb, c: shareArb })
  .filter(({ a, b, c }) => a + b + c > 1e-9)
  .map((weights) => inPercent(names, weights))

const sumOf = (chances: Readonly<Record<Name, number>>) => chances.a + chances.b + chances.c

describe('inPercent', () => {
  test('returns natural numbers that add up to 100, each less than 1 from its exact share', () => {
    fc.assert(
      fc.property(evenly(0, 10), evenly(0, 10), evenly(0.1, 10), (a, b, c) => {
        const weights = { a, b, c }
        const chances = inPercent(names, weights)
        expect(sumOf(chances)).toBe(100)
        for (const name of names) {
          expect(Number.isInteger(chances[name])).toBe(true)
          expect(Math.abs(chances[name] - (100 * weights[name]) / (a + b + c))).toBeLessThan(1)
        }
      }),
    )
  })

  test('keeps whole percentages', () => {
    fc.assert(
      fc.property(distributionArb, (chances) => {
        expect(inPercent(names, chances)).toEqual(chances)
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
        if (other === null) expect(chances[first ?? 'a']).toBe(100)
        else expect(other).toEqual({ name: second, confidence: chances[second ?? 'a'] / 100 })
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
