import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Widening } from '../../src/evidence/widening.js'
import { wideningOf } from '../../src/evidence/widening.js'
import type { Trait, Doubt } from '@kaoiro/core/diagnosis'
import { traits, doubts } from '@kaoiro/core/diagnosis'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { evidenceArb, plainEvidence, withoutPart } from '../evidence-arbitraries.js'
import { degradations } from '../degradations.js'

const plain = wideningOf(plainEvidence)

/** The doubts that affect the shape. */
const ofShape: ReadonlyArray<Doubt> = [
  // These two make the light unknown.
  'coloured-light',
  'shaded-eye',
  'smile',
  'open-mouth',
  'turned',
  'side-light',
  'guide',
  'glasses',
  'low-detail',
]
const ofColour: ReadonlyArray<Doubt> = [
  'turned',
  'side-light',
  'coloured-light',
  'shaded-eye',
  'hidden-hair',
  'low-detail',
]

/** The factors of a widening: one for each trait and one for colour. */
const parts = ({ shape, colour }: Widening): ReadonlyArray<number> => [
  ...traits.map((trait) => shape[trait]),
  colour,
]

describe('wideningOf', () => {
  test('is never less than made-up second photos of plain faces show', () => {
    for (const part of parts(plain)) expect(part).toBeGreaterThanOrEqual(Math.sqrt(0.7))
  })

  test('widens everything in a light that the photo does not show: it was taken anywhere', () => {
    const colours = withoutPart(plainEvidence.colours, 'surroundings')
    const { shape, colour } = wideningOf({ ...plainEvidence, colours })
    for (const trait of traits) expect(shape[trait]).toBeGreaterThan(plain.shape[trait])
    expect(colour).toBeGreaterThan(2 * plain.colour)
  })

  test.each(doubts)('%s widens only the parts that it degrades', (doubt) => {
    const { shape, colour } = wideningOf(degradations[doubt](plainEvidence))
    const wider = traits.map((trait) => shape[trait] - plain.shape[trait])
    if (ofShape.includes(doubt)) expect(Math.max(...wider)).toBeGreaterThan(0.01)
    else for (const difference of wider) expect(difference).toBeCloseTo(0, 9)
    if (ofColour.includes(doubt)) expect(colour).toBeGreaterThan(plain.colour + 0.01)
    else expect(colour).toBeCloseTo(plain.colour, 9)
  })

  test('glasses widen eyes and brows more than mouth and nose', () => {
    const { shape } = wideningOf(degradations.glasses(plainEvidence))
    const added = (trait: Trait) => shape[trait] ** 2 - plain.shape[trait] ** 2
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
        parts(worse).forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual((parts(less)[i] ?? NaN) - 1e-9)
        })
      }),
    )
  })
})
