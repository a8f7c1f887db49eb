import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wideningOf } from '../../src/evidence/widening.js'
import type { Trait, Doubt } from '@kaoiro/core/diagnosis'
import { traits, doubts } from '@kaoiro/core/diagnosis'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { evidenceArb, plainEvidence, samplesArb } from '../evidence-arbitraries.js'
import { degradations } from '../degradations.js'

const plain = wideningOf(plainEvidence)

const ofShape: ReadonlyArray<Doubt> = [
  'smile',
  'open-mouth',
  'turned',
  'guide',
  'glasses',
  'low-detail',
]

describe('wideningOf', () => {
  test('is never less than made-up second photos of plain faces show', () => {
    for (const trait of traits) expect(plain[trait]).toBeGreaterThanOrEqual(Math.sqrt(0.7))
  })

  test.each(doubts)(
    '%s widens the shape only if it is about the shape, not about light',
    (doubt) => {
      const widening = wideningOf(degradations[doubt](plainEvidence))
      const wider = traits.map((trait) => widening[trait] - plain[trait])
      if (ofShape.includes(doubt)) expect(Math.max(...wider)).toBeGreaterThan(0.01)
      else for (const difference of wider) expect(difference).toBeCloseTo(0, 9)
    },
  )

  test('does not depend on colours', () => {
    fc.assert(
      fc.property(evidenceArb, samplesArb, evenly(-1, 1), (evidence, colours, sideLight) => {
        expect(wideningOf({ ...evidence, colours, sideLight })).toEqual(wideningOf(evidence))
      }),
    )
  })

  test('glasses widen eyes and brows more than mouth and nose', () => {
    const widening = wideningOf(degradations.glasses(plainEvidence))
    const added = (trait: Trait) => widening[trait] ** 2 - plain[trait] ** 2
    for (const near of ['eyebrowAngle', 'eyeVerticalLength'] as const)
      for (const far of ['mouthWidth', 'noseRatio'] as const)
        expect(added(near)).toBeGreaterThan(2 * added(far))
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
        for (const trait of traits) expect(worse[trait]).toBeGreaterThanOrEqual(less[trait] - 1e-9)
      }),
    )
  })
})
