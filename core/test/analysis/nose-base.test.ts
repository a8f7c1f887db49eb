import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noseBase } from '@kaoiro/core/analysis/nose-base'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from './arbitraries.js'
import { band, paintedView, skin } from './painted-view.js'

interface PaintedNose {
  /** The nostrils' middle. */
  readonly y: number
  readonly nostrils: Rgb
  readonly ground: Rgb
  readonly thickness: number
  /** Where the mesh has the nose's base. */
  readonly mesh: number
  readonly lips: boolean
  readonly gain: number
}

const usual: PaintedNose = {
  y: 0.3,
  nostrils: [96, 60, 50],
  ground: skin,
  thickness: 0.012,
  mesh: 0.319,
  lips: true,
  gain: 1,
}

const found = (change: Partial<PaintedNose> = {}): number => {
  const { y, nostrils, ground, thickness, mesh, lips, gain } = { ...usual, ...change }
  const line = (at: number) => () => at
  const edges = [line(y - thickness / 2), line(y + thickness / 2)] as const
  const view = paintedView(
    ground,
    [
      band(nostrils, [-0.07, -0.03], ...edges),
      band(nostrils, [0.03, 0.07], ...edges),
      ...(lips ? [band([150, 80, 78], [-0.15, 0.15], line(y + 0.14), line(y + 0.2))] : []),
    ],
    { 2: { x: 0, y: mesh } },
    gain,
  )
  return noseBase(view)
}

const offArb = evenly(-0.03, 0.03)
const few = { numRuns: 40 }

describe('noseBase', () => {
  test('"it lies as far below the nostrils wherever the mesh has it"', () => {
    fc.assert(
      fc.property(offArb, (off) => {
        expect(found({ mesh: usual.mesh + off })).toBeCloseTo(usual.y + 0.019, 2)
        expect(Math.abs(found({ mesh: usual.mesh + off }) - found())).toBeLessThan(0.004)
      }),
      few,
    )
  })

  test('"it moves as the nostrils do, under a mesh that stays"', () => {
    fc.assert(
      fc.property(offArb, (off) => {
        expect(Math.abs(found({ y: usual.y + off }) - found() - off)).toBeLessThan(0.004)
      }),
      few,
    )
  })

  test('"a photo’s exposure does not change it"', () => {
    fc.assert(
      fc.property(offArb, evenly(0.45, 1), (off, gain) => {
        const mesh = usual.mesh + off
        expect(Math.abs(found({ mesh, gain }) - found({ mesh }))).toBeLessThan(0.004)
      }),
      few,
    )
  })

  test.each<[string, Partial<PaintedNose>]>([
    ['fine nostrils', { thickness: 0.007 }],
    ['large nostrils', { thickness: 0.018 }],
    ['faint nostrils', { nostrils: [182, 146, 124] }],
    ['deep skin', { ground: [92, 60, 46], nostrils: [44, 26, 22] }],
    ['nothing below it', { lips: false }],
  ])('%s do not move it', (_, change) => {
    for (const off of [-0.02, 0, 0.02])
      expect(Math.abs(found({ mesh: usual.mesh + off, ...change }) - found())).toBeLessThan(0.004)
  })

  test('"without nostrils it is where the mesh has it"', () => {
    fc.assert(
      fc.property(offArb, (off) => {
        const mesh = usual.mesh + off
        expect(found({ mesh, nostrils: skin, lips: false })).toBe(mesh)
      }),
      few,
    )
  })
})
