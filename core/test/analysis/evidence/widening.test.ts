import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Widening } from '@kaoiro/core/analysis/evidence/widening'
import { wideningOf } from '@kaoiro/core/analysis/evidence/widening'
import { traits } from '@kaoiro/core/diagnosis/level'
import type { Doubt } from '@kaoiro/core/diagnosis/doubt'
import { doubts } from '@kaoiro/core/diagnosis/doubt'
import { evenly } from '../arbitraries.js'
import { evidenceArb, plainEvidence } from '../evidence-arbitraries.js'
import { degradations, mirroredEvidence } from '../degradations.js'

const plain = wideningOf(plainEvidence)

/** The doubts that affect the shape. */
const ofShape: ReadonlyArray<Doubt> = [
  'smile',
  'open-mouth',
  'turned',
  'side-light',
  'guide',
  'glasses',
]
const ofColour: ReadonlyArray<Doubt> = [
  'turned',
  'side-light',
  'coloured-light',
  'shaded-eye',
  'hidden-hair',
]

/** The factors of a widening: one for each trait and one for colour. */
const parts = ({ shape, colour }: Widening): ReadonlyArray<number> => [
  ...traits.map((trait) => shape[trait]),
  colour,
]

describe('wideningOf', () => {
  test('is below 1 for plain evidence, because answers vary less than for the average photo', () => {
    for (const part of parts(plain)) {
      expect(part).toBeLessThan(1)
      expect(part).toBeGreaterThan(0.5)
    }
  })

  test.each(doubts)('%s widens only the parts that it degrades', (doubt) => {
    const { shape, colour } = wideningOf(degradations[doubt](plainEvidence))
    for (const trait of traits)
      if (ofShape.includes(doubt)) expect(shape[trait]).toBeGreaterThan(plain.shape[trait] + 0.01)
      else expect(shape[trait]).toBeCloseTo(plain.shape[trait], 9)
    if (ofColour.includes(doubt)) expect(colour).toBeGreaterThan(plain.colour + 0.01)
    else expect(colour).toBeCloseTo(plain.colour, 9)
  })

  test('glasses widen eyes and brows more than mouth and nose', () => {
    const { shape } = wideningOf(degradations.glasses(plainEvidence))
    for (const near of ['eyebrowAngle', 'eyeVerticalLength'] as const)
      for (const far of ['mouthWidth', 'noseRatio'] as const)
        expect(shape[near]).toBeGreaterThan(1.3 * shape[far])
  })

  /** Doubts that can be added to any evidence. Those about light are excluded: they change the existing light. */
  const independent = doubts.filter((doubt) => doubt !== 'coloured-light' && doubt !== 'shaded-eye')

  test('never decreases with the severity of a circumstance', () => {
    const casesArb = fc.oneof(
      fc.tuple(fc.constantFrom(...doubts), fc.constant(plainEvidence)),
      fc.tuple(fc.constantFrom(...independent), evidenceArb),
    )
    fc.assert(
      fc.property(casesArb, evenly(0, 3), evenly(0, 3), ([doubt, evidence], amount, more) => {
        const less = wideningOf(degradations[doubt](evidence, amount))
        const worse = wideningOf(degradations[doubt](evidence, amount + more))
        parts(worse).forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual((parts(less)[i] ?? NaN) - 1e-9)
        })
      }),
    )
  })

  test('is the same for the mirror image', () => {
    fc.assert(
      fc.property(evidenceArb, (evidence) => {
        const here = parts(wideningOf(evidence))
        parts(wideningOf(mirroredEvidence(evidence))).forEach((part, i) => {
          expect(part).toBeCloseTo(here[i] ?? NaN, 9)
        })
      }),
    )
  })
})
