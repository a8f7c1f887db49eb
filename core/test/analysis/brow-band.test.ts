import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { browArch } from '@kaoiro/core/analysis/brow-band'
import type { FaceView } from '@kaoiro/core/analysis/head-frame'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from './arbitraries.js'
import { band, disk, paintedView, skin } from './painted-view.js'

interface PaintedBrow {
  /** The upper edge's height at the eye's middle over the mean of its two ends. */
  readonly arch: number
  readonly side: -1 | 1
  /** From the iris up to the upper edge at its ends. */
  readonly height: number
  readonly thickness: number
  /** Outwards from the iris, from the nose's end to the temple's. */
  readonly from: number
  readonly to: number
  readonly colour: Rgb
  /** A rim of glasses so far below the brow's lower edge. */
  readonly rim: number | undefined
  readonly gain: number
}

const usual: PaintedBrow = {
  arch: 0.03,
  side: 1,
  height: 0.13,
  thickness: 0.035,
  from: -0.14,
  to: 0.16,
  colour: [96, 72, 58],
  rim: undefined,
  gain: 1,
}

const iris = (side: -1 | 1) => ({ x: side * 0.22, y: 0, radius: 0.043 })

const viewOf = (brow: PaintedBrow): FaceView => {
  const { side, arch, height, thickness, colour } = brow
  const { x: eye } = iris(side)
  const away = (x: number) => side * (x - eye)
  // Through both ends, -0.105 and 0.115, and the middle of what counts as such, 0 to 0.06.
  const bow = (x: number) => 1 - ((away(x) - 0.005) / 0.11) ** 2
  const middle = 1 - (0.025 / 0.11) ** 2 - (0.034 / 0.11) ** 2 / 3
  const top = (x: number) => -height - (arch / middle) * bow(x)
  const ends: readonly [number, number] =
    side === 1 ? [eye + brow.from, eye + brow.to] : [eye - brow.to, eye - brow.from]
  const rimTop = (x: number) => top(x) + thickness + (brow.rim ?? 0)
  return paintedView(
    skin,
    [
      disk([60, 44, 36], eye, 0, 0.043),
      ...(brow.rim === undefined
        ? []
        : [band([30, 30, 34], ends, rimTop, (x) => rimTop(x) + 0.012)]),
      band(colour, ends, top, (x) => top(x) + thickness),
    ],
    {},
    brow.gain,
  )
}

const found = (change: Partial<PaintedBrow> = {}): number => {
  const brow = { ...usual, ...change }
  return browArch(viewOf(brow), iris(brow.side))
}

const archArb = evenly(-0.005, 0.05)
const sideArb = fc.constantFrom<-1 | 1>(-1, 1)
const few = { numRuns: 30 }

describe('browArch', () => {
  test('"a painted brow’s arch is found"', () => {
    fc.assert(
      fc.property(archArb, sideArb, (arch, side) => {
        expect(Math.abs(found({ arch, side }) - arch)).toBeLessThan(0.004)
      }),
      few,
    )
  })

  test('"both sides are followed from the nose outwards alike"', () => {
    fc.assert(
      fc.property(archArb, (arch) => {
        expect(found({ arch, side: -1 })).toBeCloseTo(found({ arch, side: 1 }), 9)
      }),
      few,
    )
  })

  test('"a photo’s exposure does not change it"', () => {
    fc.assert(
      fc.property(archArb, evenly(0.45, 1), (arch, gain) => {
        expect(Math.abs(found({ arch, gain }) - found({ arch }))).toBeLessThan(0.003)
      }),
      few,
    )
  })

  test('"neither does its height over the eye"', () => {
    fc.assert(
      fc.property(archArb, evenly(0.115, 0.16), (arch, height) => {
        expect(Math.abs(found({ arch, height }) - arch)).toBeLessThan(0.005)
      }),
      few,
    )
  })

  test.each<[string, Partial<PaintedBrow>]>([
    ['thin', { thickness: 0.02 }],
    ['thick', { thickness: 0.05 }],
    ['fair', { colour: [160, 126, 100] }],
    ['black', { colour: [24, 20, 18] }],
    ['over a rim of glasses', { rim: 0.012 }],
    ['right on a rim of glasses', { rim: 0 }],
  ])('the arch is the same where the brow is %s', (_, change) => {
    expect(Math.abs(found(change) - usual.arch)).toBeLessThan(0.006)
  })

  test.each<[string, Partial<PaintedBrow>]>([
    ['no brow at all', { colour: skin }],
    ['no inner end', { from: 0 }],
    ['no outer end', { to: 0.08 }],
  ])('%s: not a number', (_, change) => {
    expect(found(change)).toBeNaN()
  })
})
