import type { LightLog } from '../../src/colour/light-log.js'
import { colourOf, measureOf } from '../../src/colour/light-log.js'
import { describe, expect, test } from 'vitest'
import { doubtsOf } from '../../src/evidence/doubts.js'
import type { Evidence } from '../../src/evidence/evidence.js'
import { doubts } from '@kaoiro/core/diagnosis'
import { bathed, people, plainEvidence, withoutPart } from '../evidence-arbitraries.js'
import { degradations } from '../degradations.js'

const sumOf = (a: LightLog, b: LightLog): LightLog => ({
  red: a.red + b.red,
  green: a.green + b.green,
  blue: a.blue + b.blue,
})

const doubtsIn = (evidence: Evidence) => doubtsOf(people, evidence)

describe('doubtsOf', () => {
  test('does not report the usual light of the place, and reports what is not usual there', () => {
    const lamp = colourOf({ red: 0.2, blue: -0.4, light: 0 })
    const white = colourOf(people.white.mean)
    const warm = { ...people, white: { ...people.white, mean: measureOf(sumOf(white, lamp)) } }
    const wall = colourOf(people.surroundings.mean)
    const place = {
      ...warm,
      surroundings: { ...people.surroundings, mean: measureOf(sumOf(wall, lamp)) },
    }
    const lit = { ...plainEvidence, colours: bathed(plainEvidence.colours, lamp) }
    expect(doubtsOf(place, lit)).toEqual([])
    expect(doubtsOf(place, plainEvidence)).toEqual(['coloured-light'])
  })

  test('returns no doubts for plain evidence', () => {
    expect(doubtsIn(plainEvidence)).toEqual([])
  })

  test.each(doubts)('returns only %s if only that applies', (doubt) => {
    expect(doubtsIn(degradations[doubt](plainEvidence))).toEqual([doubt])
  })

  test('returns the same doubts for opposite directions of pose, side light and tint', () => {
    const turned = (yaw: number, pitch: number): Evidence => ({
      ...plainEvidence,
      shape: { ...plainEvidence.shape, pose: { yaw, pitch } },
    })
    for (const evidence of [turned(0.4, 0), turned(-0.4, 0), turned(0, 0.4), turned(0, -0.4)])
      expect(doubtsIn(evidence)).toEqual(['turned'])
    for (const degrees of [30, 35, -35])
      expect(doubtsIn({ ...plainEvidence, roll: (degrees * Math.PI) / 180 })).toEqual(['turned'])
    expect(doubtsIn({ ...plainEvidence, roll: 0.4 })).toEqual([])
    expect(doubtsIn({ ...plainEvidence, sideLight: 1 })).toEqual(['side-light'])
    expect(doubtsIn({ ...plainEvidence, sideLight: -1 })).toEqual(['side-light'])
    const lit = (red: number): Evidence => ({
      ...plainEvidence,
      colours: bathed(plainEvidence.colours, colourOf({ red, blue: -2 * red, light: 0 })),
    })
    expect(doubtsIn(lit(0.2))).toEqual(['coloured-light'])
    expect(doubtsIn(lit(-0.2))).toEqual(['coloured-light'])
  })

  test('does not report a frown or pressed lips', () => {
    const { shape } = plainEvidence
    const frowning = { ...shape, expression: { open: -0.01, corners: 0.4, lips: 0.1 } }
    expect(doubtsIn({ ...plainEvidence, shape: frowning })).toEqual([])
  })

  test('reports a shaded eye if the white of one eye is hidden', () => {
    const { colours } = plainEvidence
    const [white] = colours.whites
    for (const whites of [
      [undefined, white],
      [white, undefined],
      [undefined, undefined],
    ])
      expect(doubtsIn({ ...plainEvidence, colours: { ...colours, whites } })).toEqual([
        'shaded-eye',
      ])
  })

  test('does not report the light or shaded eyes if white paper shows the light', () => {
    const dim = degradations['shaded-eye'](degradations['coloured-light'](plainEvidence))
    const paper = { red: 0, green: -0.2, blue: -0.6 }
    const colours = { ...dim.colours, reference: { kind: 'sheet', paper } } as const
    expect(doubtsIn({ ...dim, colours })).toEqual([])
  })

  test('does not report missing surroundings', () => {
    const colours = withoutPart(plainEvidence.colours, 'surroundings')
    expect(doubtsIn({ ...plainEvidence, colours })).toEqual([])
  })
})
