import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eyeOpening } from '@kaoiro/core/analysis/eye-opening'
import { evenly } from './arbitraries.js'
import type { PaintedEye } from './painted-eye.js'
import { cornerAway, eyeView, usualEye } from './painted-eye.js'

/** The opening that is found, the mesh's lids being those of the mean eye. */
const found = (change: Partial<PaintedEye> = {}): number => {
  const eye = { ...usualEye, ...change }
  return eyeOpening(eyeView(change), eye, [eye.y - 0.037, eye.y + 0.037])
}

const usual = found()

/** Mean opening over the measured columns, ±0.063 of the corners' ±0.1. */
const meanBow = 1 - (0.063 / cornerAway) ** 2 / 3

const openingArb = evenly(0.04, 0.11)
const few = { numRuns: 25 }

describe('eyeOpening', () => {
  test('"it is the height between lashes and lower lid"', () => {
    fc.assert(
      fc.property(openingArb, (opening) => {
        const height = meanBow * opening - 0.7 * usualEye.lashes
        expect(Math.abs(found({ opening }) - height)).toBeLessThan(0.005)
      }),
      few,
    )
  })

  test('"an eye that is open wider is never found narrower"', () => {
    const moreArb = evenly(0.008, 0.02)
    fc.assert(
      fc.property(openingArb, moreArb, (one, more) => {
        expect(found({ opening: one + more })).toBeGreaterThan(found({ opening: one }) + more / 2)
      }),
      few,
    )
  })

  test('"a photo’s exposure does not change it"', () => {
    fc.assert(
      fc.property(openingArb, evenly(0.45, 1), (opening, gain) => {
        expect(Math.abs(found({ opening, gain }) - found({ opening }))).toBeLessThan(0.003)
      }),
      few,
    )
  })

  test('"neither does the eye’s place"', () => {
    const placeArb = evenly(-0.3, 0.3)
    fc.assert(
      fc.property(placeArb, placeArb, (x, y) => {
        expect(found({ x, y })).toBeCloseTo(usual, 6)
      }),
      few,
    )
  })

  test.each([0.006, 0.014, 0.018, 0.022])(
    'lashes %d thick cover the eye no more than they do',
    (lashes) => {
      const change = found({ lashes }) - usual
      const covered = -0.7 * (lashes - usualEye.lashes)
      expect(Math.abs(change - covered)).toBeLessThan(0.005)
    },
  )

  test.each<[string, Partial<PaintedEye>]>([
    ['without a pupil', { pupil: false }],
    ['without a glint', { glint: false }],
    ['of a light iris', { iris: [150, 170, 190] }],
    ['of a dark iris', { iris: [40, 28, 24] }],
  ])('it is about the same %s', (_, change) => {
    expect(Math.abs(found(change) / usual - 1)).toBeLessThan(0.05)
  })
})
