import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Disc, Label } from '../../src/charts/lettering.js'
import { asideOf, widthOf, within } from '../../src/charts/lettering.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

const labelArb: fc.Arbitrary<Label> = fc.record({
  text: fc.constantFrom('You', 'あなた', 'Smart casual', 'スマートカジュアル'),
  x: evenly(0, 312),
  y: evenly(0, 100),
  size: evenly(8, 14),
  face: fc.constant('gothic'),
  tone: fc.constant('#000'),
})

const discArb: fc.Arbitrary<Disc> = fc.record({
  x: evenly(0, 312),
  y: evenly(0, 100),
  radius: evenly(1, 20),
})

/** Distance between the box around a label's letters and a disc; negative where they overlap. */
const apart = ({ x, y, radius }: Disc, label: Label): number =>
  Math.max(
    Math.abs(label.x - x) - widthOf(label) / 2 - radius,
    Math.abs(label.y - 0.35 * label.size - y) - label.size / 2 - radius,
  )

describe('within', () => {
  test('moves a label into the drawing, and does not move it if it already fits', () => {
    fc.assert(
      fc.property(labelArb, (label) => {
        const moved = within(312)(label)
        const reach = widthOf(label) / 2
        expect(moved.x).toBeGreaterThanOrEqual(reach)
        expect(moved.x).toBeLessThanOrEqual(312 - reach)
        if (label.x >= reach && label.x <= 312 - reach) expect(moved).toEqual(label)
      }),
    )
  })
})

describe('asideOf', () => {
  test('without a limit, moves labels horizontally until they do not overlap the disc', () => {
    fc.assert(
      fc.property(discArb, labelArb, (disc, label) => {
        const moved = asideOf(disc, Infinity)(label)
        expect(apart(disc, moved)).toBeGreaterThan(-1e-9)
        expect({ ...moved, x: label.x }).toEqual(label)
      }),
    )
  })

  test('never moves a label further than the limit or than necessary', () => {
    fc.assert(
      fc.property(discArb, labelArb, evenly(0, 100), (disc, label, limit) => {
        const moved = asideOf(disc, limit)(label)
        expect(Math.abs(moved.x - label.x)).toBeLessThanOrEqual(limit + 1e-9)
        if (moved.x !== label.x) expect(apart(disc, moved)).toBeCloseTo(0, 9)
      }),
    )
  })
})
