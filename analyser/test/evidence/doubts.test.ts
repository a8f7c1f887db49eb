import fc from 'fast-check'
import { colourOf } from '../../src/colour/light-log.js'
import { describe, expect, test } from 'vitest'
import { circumstancesOf, doubtsOf } from '../../src/evidence/doubts.js'
import type { Evidence } from '../../src/evidence/evidence.js'
import type { Doubt } from '@kaoiro/core/diagnosis'
import { doubts } from '@kaoiro/core/diagnosis'
import { bathed, evidenceArb, plainEvidence, withoutPart } from '../evidence-arbitraries.js'
import { degradations } from '../degradations.js'

describe('doubtsOf', () => {
  test('returns no doubts for plain evidence', () => {
    expect(doubtsOf(plainEvidence)).toEqual([])
  })

  test.each(doubts)('returns only %s if only that applies', (doubt) => {
    expect(doubtsOf(degradations[doubt](plainEvidence))).toEqual([doubt])
  })

  test('returns the same doubts for opposite directions of pose, side light and tint', () => {
    const turned = (yaw: number, pitch: number): Evidence => ({
      ...plainEvidence,
      shape: { ...plainEvidence.shape, pose: { yaw, pitch } },
    })
    for (const evidence of [turned(0.4, 0), turned(-0.4, 0), turned(0, 0.4), turned(0, -0.4)])
      expect(doubtsOf(evidence)).toEqual(['turned'])
    for (const degrees of [30, 35, -35])
      expect(doubtsOf({ ...plainEvidence, roll: (degrees * Math.PI) / 180 })).toEqual(['turned'])
    expect(doubtsOf({ ...plainEvidence, roll: 0.4 })).toEqual([])
    expect(doubtsOf({ ...plainEvidence, sideLight: 1 })).toEqual(['side-light'])
    expect(doubtsOf({ ...plainEvidence, sideLight: -1 })).toEqual(['side-light'])
    const lit = (red: number): Evidence => ({
      ...plainEvidence,
      colours: bathed(plainEvidence.colours, colourOf({ red, blue: -2 * red, light: 0 })),
    })
    expect(doubtsOf(lit(0.2))).toEqual(['coloured-light'])
    expect(doubtsOf(lit(-0.2))).toEqual(['coloured-light'])
  })

  test('does not report a frown or pressed lips', () => {
    const { shape } = plainEvidence
    const frowning = { ...shape, expression: { open: -0.01, corners: 0.4, lips: 0.1 } }
    expect(doubtsOf({ ...plainEvidence, shape: frowning })).toEqual([])
  })

  test('reports a shaded eye if the white of one eye is hidden', () => {
    const { colours } = plainEvidence
    const [white] = colours.whites
    for (const whites of [
      [undefined, white],
      [white, undefined],
      [undefined, undefined],
    ])
      expect(doubtsOf({ ...plainEvidence, colours: { ...colours, whites } })).toEqual([
        'shaded-eye',
      ])
  })

  test('does not report the light or shaded eyes if white paper shows the light', () => {
    const dim = degradations['shaded-eye'](degradations['coloured-light'](plainEvidence))
    const paper = { red: 0, green: -0.2, blue: -0.6 }
    const colours = { ...dim.colours, reference: { kind: 'sheet', paper } } as const
    expect(doubtsOf({ ...dim, colours })).toEqual([])
  })

  test('does not report missing surroundings', () => {
    const colours = withoutPart(plainEvidence.colours, 'surroundings')
    expect(doubtsOf({ ...plainEvidence, colours })).toEqual([])
  })

  test('returns all circumstances with a severity of at least 1, the worst first', () => {
    fc.assert(
      fc.property(evidenceArb, (evidence) => {
        const severity = new Map<Doubt, number>(
          circumstancesOf(evidence).map((each) => [each.doubt, each.severity]),
        )
        const named = doubtsOf(evidence)
        for (const doubt of doubts)
          expect(named.includes(doubt)).toBe((severity.get(doubt) ?? NaN) >= 1)
        named.slice(1).forEach((doubt, i) => {
          const before = severity.get(named[i] ?? doubt) ?? NaN
          expect(severity.get(doubt)).toBeLessThanOrEqual(before)
        })
      }),
    )
  })
})
