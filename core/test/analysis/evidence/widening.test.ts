import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wideningOf } from '@kaoiro/core/analysis/evidence/widening'
import type { Doubt } from '@kaoiro/core/session/certainty/doubt'
import { doubts } from '@kaoiro/core/session/certainty/doubt'
import { evenly } from '../arbitraries.js'
import { evidenceArb, plainEvidence } from '../evidence-arbitraries.js'
import { mirroredEvidence, spoilers } from '../spoilers.js'

const plain = wideningOf(plainEvidence)

/** What makes the shape less sure, and what the colours. */
const ofShape: ReadonlyArray<Doubt> = ['smile', 'open-mouth', 'turned', 'side-light', 'guide']
const ofColour: ReadonlyArray<Doubt> = [
  'turned',
  'side-light',
  'coloured-light',
  'shaded-eye',
  'hidden-hair',
]

describe('wideningOf', () => {
  test('plain evidence is steadier than that of a photo among photos', () => {
    expect(plain.shape).toBeLessThan(1)
    expect(plain.colour).toBeLessThan(1)
    expect(plain.shape).toBeGreaterThan(0.5)
  })

  test('"no evidence widens less than the plain one, or more than three times"', () => {
    fc.assert(
      fc.property(evidenceArb, (evidence) => {
        const { shape, colour } = wideningOf(evidence)
        for (const [widened, base] of [
          [shape, plain.shape],
          [colour, plain.colour],
        ] as const) {
          expect(widened).toBeGreaterThanOrEqual(base - 1e-9)
          expect(widened).toBeLessThan(3 * base)
        }
      }),
    )
  })

  test.each(doubts)('%s widens what it spoils, and nothing else', (doubt) => {
    const { shape, colour } = wideningOf(spoilers[doubt](plainEvidence))
    if (ofShape.includes(doubt)) expect(shape).toBeGreaterThan(plain.shape + 0.01)
    else expect(shape).toBeCloseTo(plain.shape, 9)
    if (ofColour.includes(doubt)) expect(colour).toBeGreaterThan(plain.colour + 0.01)
    else expect(colour).toBeCloseTo(plain.colour, 9)
  })

  /** What depends on nothing else of the evidence; the light is measured on top of the one that is there. */
  const independent = doubts.filter((doubt) => doubt !== 'coloured-light' && doubt !== 'shaded-eye')

  test('"more of a doubt never makes an answer surer, whatever the other doubts"', () => {
    const casesArb = fc.oneof(
      fc.tuple(fc.constantFrom(...doubts), fc.constant(plainEvidence)),
      fc.tuple(fc.constantFrom(...independent), evidenceArb),
    )
    fc.assert(
      fc.property(casesArb, evenly(0, 3), evenly(0, 3), ([doubt, evidence], amount, more) => {
        const [less, worse] = [amount, amount + more].map((each) =>
          wideningOf(spoilers[doubt](evidence, each)),
        )
        expect(worse?.shape).toBeGreaterThanOrEqual((less?.shape ?? NaN) - 1e-9)
        expect(worse?.colour).toBeGreaterThanOrEqual((less?.colour ?? NaN) - 1e-9)
      }),
    )
  })

  test('"the mirror image has the same"', () => {
    fc.assert(
      fc.property(evidenceArb, (evidence) => {
        const [here, there] = [evidence, mirroredEvidence(evidence)].map(wideningOf)
        expect(there?.shape).toBeCloseTo(here?.shape ?? NaN, 9)
        expect(there?.colour).toBeCloseTo(here?.colour ?? NaN, 9)
      }),
    )
  })
})
