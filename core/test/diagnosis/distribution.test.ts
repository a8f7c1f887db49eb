import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import {
  byChance,
  chancesAround,
  inPercent,
  likeliest,
  meanChances,
  secondAnswer,
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

describe('chancesAround', () => {
  const places: Readonly<Record<Name, number>> = { a: -1, b: 1, c: 3 }
  const around = (at: number, deviation: number) =>
    chancesAround(names, (name) => (at - places[name]) ** 2, 2, deviation)
  const atArb = evenly(-3, 5)
  const deviationArb = evenly(0.05, 5)

  test('makes the nearest place the likeliest, and the next nearest the second', () => {
    fc.assert(
      fc.property(atArb, deviationArb, (at, deviation) => {
        const chances = around(at, deviation)
        const [first, second] = [...names].sort(
          (one, other) => Math.abs(at - places[one]) - Math.abs(at - places[other]),
        )
        expect(sumOf(chances)).toBe(100)
        expect(chances[first ?? 'a']).toBe(Math.max(...Object.values(chances)))
        expect(chances[second ?? 'a']).toBeGreaterThanOrEqual(Math.min(...Object.values(chances)))
      }),
    )
  })

  test('is flatter with more noise, but for rounding', () => {
    fc.assert(
      fc.property(atArb, deviationArb, evenly(1, 4), (at, deviation, factor) => {
        const largest = (wider: number) => Math.max(...Object.values(around(at, wider)))
        expect(largest(factor * deviation)).toBeLessThanOrEqual(largest(deviation) + 1)
      }),
    )
  })

  test('is even on a border, and for a photo that says nothing', () => {
    const { a, b } = around(0, 0.3)
    expect(Math.abs(a - b)).toBeLessThanOrEqual(1)
    expect(Object.values(around(-1, Infinity)).sort()).toEqual([33, 33, 34])
  })

  test('never rules an answer out, since errors other than noise remain', () => {
    expect(around(-50, 0.1).a).toBeLessThan(100)
  })

  test('gives the other side of a border as often as logistic noise does', () => {
    // The logistic distribution with a deviation of 1 is beyond 1 in 1 / (1 + exp(π / √3)) = 14 % of cases.
    const { a, b } = around(-0.5, 0.5)
    expect(b / (a + b)).toBeCloseTo(0.14, 1)
  })
})
