import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceOutlineArb } from '@kaoiro/fixtures/arbitraries/certainty'
import type { DrapeFrame } from '../../src/painted/cloth.js'
import { clothTop, drapeFrame } from '../../src/painted/cloth.js'

/** A photo whose longer side is 708 px, and a face in it. */
const framedArb = fc
  .tuple(fc.integer({ min: 300, max: 708 }), fc.boolean(), faceOutlineArb)
  .map(([shorter, isUpright, outline]) => {
    const photo = isUpright ? { width: shorter, height: 708 } : { width: 708, height: shorter }
    return { photo, frame: drapeFrame(photo, outline) }
  })

/** How far the cloth is below a point, in pixels. */
const clothBelow = ({ origin, unit }: DrapeFrame, { x, y }: { x: number; y: number }) =>
  origin.y + unit * clothTop((x - origin.x) / unit) - y

describe('drapeFrame', () => {
  test('stays within the photo, except below it', () => {
    fc.assert(
      fc.property(framedArb, ({ photo, frame: { left, top, width } }) => {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(photo.width + 1e-9)
      }),
    )
  })

  test('contains the chin, with room for cloth below it', () => {
    fc.assert(
      fc.property(framedArb, ({ frame: { left, top, width, height, chin, unit } }) => {
        expect(chin.x).toBeGreaterThanOrEqual(left)
        expect(chin.x).toBeLessThanOrEqual(left + width)
        expect(chin.y).toBeGreaterThanOrEqual(top)
        expect(top + height - chin.y).toBeGreaterThanOrEqual(0.5 * unit)
      }),
    )
  })

  test('leaves the jaw uncovered if the photo has room below the chin', () => {
    fc.assert(
      fc.property(
        framedArb.filter(({ photo, frame: { chin, unit } }) => photo.height - chin.y > 0.6 * unit),
        ({ frame }) => {
          for (const spot of frame.jaw) expect(clothBelow(frame, spot)).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('never shows the mirrored chin below the end of the photo', () => {
    fc.assert(
      fc.property(framedArb, ({ photo, frame }) => {
        const { chin } = frame
        const mirrored = { x: chin.x, y: 2 * photo.height - chin.y }
        expect(clothBelow(frame, mirrored)).toBeLessThanOrEqual(1e-9)
      }),
    )
  })
})
