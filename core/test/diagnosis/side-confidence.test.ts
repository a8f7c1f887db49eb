import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalShare } from '../../src/statistics.js'
import { sideConfidences, byTrait, shownCuts, traits } from '../../src/diagnosis/level.js'

/** The chance of the shown level, for a score with this deviation. */
const levelChance = (score: number, deviation: number, cuts: ReadonlyArray<number>): number => {
  const below = (cut: number) => normalShare((cut - score) / deviation)
  const inside = (cut: number) => cut > score
  return (
    below(cuts.find(inside) ?? Infinity) -
    below(cuts.filter((cut) => !inside(cut)).at(-1) ?? -Infinity)
  )
}

test('finds the chance of the side from the chance of the level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...traits),
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0.05, max: 3, noNaN: true }),
      (trait, score, deviation) => {
        const chance = levelChance(score, deviation, shownCuts[trait])
        // Far from every cut, the level is certain and says little of the deviation.
        fc.pre(chance < 0.99)
        const scores = byTrait((own) => (own === trait ? score : 0))
        const found = sideConfidences(scores, { [trait]: chance })
        expect(found[trait]).toBeCloseTo(normalShare(Math.abs(score) / deviation), 1)
      },
    ),
  )
})

test('omits traits without a chance of their level', () => {
  expect(
    sideConfidences(
      byTrait(() => 1),
      { noseRatio: 0.9 },
    ),
  ).toMatchObject({
    faceLine: undefined,
    noseRatio: expect.any(Number) as number,
  })
})
