import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mirrored } from '@kaoiro/core/photo/raster/mirror'
import { withHeadTurned } from '../../../evaluate/second-photo/turn-head.js'
import { brightestIn, eggFace, mirroredFace, spotAt } from '../pixels/head.js'
import { face, middle, side } from './egg.js'

describe('a turned head', () => {
  /** How far a spot on the face moves sideways, and up or down. */
  const moved = (x: number, y: number, turn: ReadonlyArray<number>) => {
    const { pixels } = withHeadTurned(
      { pixels: spotAt(side, side, x, y), guide: { x, y } },
      face,
      turn,
    )
    const found = brightestIn(pixels)
    return { x: found.x - x, y: found.y - y }
  }
  const nose = { x: middle, y: middle }
  const outline = { x: middle + 50, y: middle }

  test('moves the nose more than the outline', () => {
    const [near, far] = [moved(nose.x, nose.y, [6, 0]), moved(outline.x, outline.y, [6, 0])]
    expect(Math.abs(near.x)).toBeGreaterThan(Math.abs(far.x) + 2)
    expect(Math.abs(near.y)).toBeLessThanOrEqual(1)
  })

  test('nods the nose up or down, and not sideways', () => {
    const [up, down] = [moved(nose.x, nose.y, [0, -4]), moved(nose.x, nose.y, [0, 4])]
    expect(Math.sign(up.y)).toBe(-Math.sign(down.y))
    expect(Math.abs(up.y)).toBeGreaterThan(2)
    expect(up.x).toBe(0)
  })

  test('does not move what is far from the face', () => {
    const [x, y] = [500, 60]
    const small = eggFace({ x: 100, y: 120, radius: 40 })
    const photo = { pixels: spotAt(600, 240, x, y), guide: { x, y } }
    const turned = withHeadTurned(photo, small, [6, 4])
    expect(brightestIn(turned.pixels)).toEqual({ x, y })
    expect(turned.guide.x).toBeCloseTo(x, 2)
  })

  test('to one side is the mirror image of one to the other', () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), fc.nat(180), (yaw, x) => {
        const pixels = spotAt(side, side, x, middle)
        const guide = { x, y: middle }
        const one = withHeadTurned({ pixels, guide }, face, [yaw, 0])
        const other = withHeadTurned(
          { pixels: { ...pixels, data: Uint8Array.from(mirrored(pixels).data) }, guide },
          mirroredFace(face, side),
          [-yaw, 0],
        )
        const back = mirrored(other.pixels).data
        // A byte may be rounded the other way where two weights change places.
        one.pixels.data.forEach((byte, i) => {
          if (Math.abs(byte - (back[i] ?? 0)) > 1) expect([i, byte]).toEqual([i, back[i]])
        })
      }),
      { numRuns: 8 },
    )
  })
})
