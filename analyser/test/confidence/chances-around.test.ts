import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { chancesAround } from '../../src/confidence/confidence.js'

const names = ['a', 'b', 'c'] as const
type Name = (typeof names)[number]

const sumOf = (chances: Readonly<Record<Name, number>>) => chances.a + chances.b + chances.c

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
        const [first, second, third] = [...names].sort(
          (one, other) => Math.abs(at - places[one]) - Math.abs(at - places[other]),
        )
        expect(sumOf(chances)).toBe(100)
        expect(chances[first ?? 'a']).toBe(Math.max(...Object.values(chances)))
        // Rounding may exchange chances that differ by less than one percent.
        expect(chances[second ?? 'a'] + 1).toBeGreaterThanOrEqual(chances[third ?? 'a'])
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

  test('is even on a border, and for infinite noise', () => {
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
