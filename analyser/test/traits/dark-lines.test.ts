import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byTrait } from '@kaoiro/core/diagnosis'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { withDarkLines } from '../../src/traits/dark-lines.js'
import { band, paintedView, skin } from '../painted-view.js'
import type { Rgb } from '../photo/pictures.js'

const dark: Rgb = [70, 55, 50]

/** Inner and outer ends of both brows, and the corners of the mouth. */
const landmarks = {
  55: { x: -0.1, y: -0.1 },
  70: { x: -0.4, y: -0.1 },
  285: { x: 0.1, y: -0.1 },
  300: { x: 0.4, y: -0.1 },
  61: { x: -0.18, y: 0.4 },
  291: { x: 0.18, y: 0.4 },
}

interface Drawn {
  /** Height of the brows' tails above the line between their ends, in face widths. */
  readonly tails: number
  /** How far the line between the lips reaches beyond the corners of the mouth. */
  readonly beyond: number
  readonly gain?: number
}

const measured = ({ tails, beyond, gain = 1 }: Drawn) => {
  const stroke = (from: number, to: number, middle: number, height: number) =>
    band(
      dark,
      [from, to],
      () => middle - height / 2,
      () => middle + height / 2,
    )
  const layers = [
    stroke(-0.5, -0.3, -0.1 - tails, 0.015),
    stroke(0.3, 0.5, -0.1 - tails, 0.015),
    stroke(-0.18 - beyond, 0.18 + beyond, 0.41, 0.012),
  ]
  return withDarkLines(
    byTrait(() => 0),
    paintedView(skin, layers, landmarks, gain),
  )
}

const tailsArb = evenly(-0.045, 0.01)
const beyondArb = evenly(-0.015, 0.035)

describe('withDarkLines', () => {
  test('measures a brow as more arched the lower its tail is', () => {
    fc.assert(
      fc.property(tailsArb, evenly(0.005, 0.02), (tails, higher) => {
        const arch = (height: number) => measured({ tails: height, beyond: 0 }).eyebrowAngle
        expect(arch(tails) - arch(Math.min(0.012, tails + higher))).toBeGreaterThan(0)
      }),
    )
  })

  test('measures a mouth as wider the further the line between the lips reaches', () => {
    fc.assert(
      fc.property(beyondArb, evenly(0.005, 0.02), (beyond, further) => {
        const width = (by: number) => measured({ tails: 0, beyond: by }).mouthWidth
        expect(width(Math.min(0.038, beyond + further)) - width(beyond)).toBeGreaterThan(0)
      }),
    )
  })

  test('returns the same in any exposure, within 0.002', () => {
    fc.assert(
      fc.property(tailsArb, beyondArb, evenly(0.6, 1.15), (tails, beyond, gain) => {
        const [usual, other] = [measured({ tails, beyond }), measured({ tails, beyond, gain })]
        expect(Math.abs(other.eyebrowAngle - usual.eyebrowAngle)).toBeLessThan(0.002)
        expect(Math.abs(other.mouthWidth - usual.mouthWidth)).toBeLessThan(0.002)
      }),
    )
  })

  test('changes a brow without a visible tail by nothing, and a mouth without a line by the usual length', () => {
    const bare = withDarkLines(
      byTrait(() => 0),
      paintedView(skin, [], landmarks),
    )
    expect(bare.eyebrowAngle).toBeCloseTo(0, 9)
    expect(bare.mouthWidth).toBeLessThan(0)
  })

  test('changes no other measure', () => {
    const drawn = measured({ tails: -0.03, beyond: 0.02 })
    expect(drawn).toMatchObject({ faceLine: 0, eyeVerticalLength: 0, noseRatio: 0 })
  })
})
