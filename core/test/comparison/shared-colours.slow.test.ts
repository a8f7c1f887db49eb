import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { ciede2000 } from '../../src/colour/ciede2000.js'
import { labOfHex } from '../../src/colour/lab.js'
import { sharedColours } from '../../src/comparison/shared-colours.js'
import { wornColours } from '../../src/palette/season-colours.js'
import { wayToWear, wearerOf } from '../../src/palette/wear.js'

const forPairs = (check: (...pair: Parameters<typeof sharedColours>) => void) =>
  fc.assert(fc.property(diagnosisArb, diagnosisArb, check))

describe('the colours that two people share', () => {
  test('are worn near both faces', () =>
    forPairs((a, b) => {
      const { both } = sharedColours(a, b)
      expect(both).toHaveLength(4)
      for (const { colour } of both)
        for (const person of [a, b])
          expect(wayToWear(wearerOf(person))(colour).place).not.toBe('away')
    }))

  test('look different from each other, and from those that are lent', () =>
    forPairs((a, b) => {
      const { both, fromA, fromB } = sharedColours(a, b)
      const labs = [...both, ...[...fromA, ...fromB].map(({ swatch }) => swatch)].map(
        ({ colour }) => labOfHex(colour),
      )
      for (const [at, lab] of labs.entries())
        for (const other of labs.slice(0, at)) expect(ciede2000(lab, other)).toBeGreaterThan(4.9)
    }))

  test('that one lends are of that one’s palette, two each, as a thing that the other wears them as, or a bag', () =>
    forPairs((a, b) => {
      const { fromA, fromB } = sharedColours(a, b)
      for (const [loans, owner, borrower] of [
        [fromA, a, b],
        [fromB, b, a],
      ] as const) {
        const { season, also } = wearerOf(owner)
        expect(loans).toHaveLength(2)
        for (const { swatch, use } of loans) {
          expect(wornColours(season, also)).toContain(swatch)
          expect([...wayToWear(wearerOf(borrower))(swatch.colour).uses, 'bag']).toContain(use)
        }
      }
    }))
})
