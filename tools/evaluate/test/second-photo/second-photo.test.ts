import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mirrored } from '@kaoiro/core/photo/raster/mirror'
import { namedStream } from '../../../statistics/random.js'
import { amountsFrom, changes, only } from '../../second-photo/amounts.js'
import type { Amounts } from '../../second-photo/amounts.js'
import { fieldThrough } from '../../second-photo/field.js'
import { graded } from '../../second-photo/grade.js'
import { withCameraAt } from '../../second-photo/move-camera.js'
import { relitBy } from '../../second-photo/relight.js'
import { secondPhoto } from '../../second-photo/second-photo.js'
import { withHeadTurned } from '../../second-photo/turn-head.js'
import { brightestIn, eggFace, meanAround, mirroredFace, spotAt } from '../pixels/head.js'
import { constant, ramp } from '../pixels/pictures.js'

/** One more than a multiple of the field's spacing: a mirror puts its nodes on each other. */
const side = 193
const middle = (side - 1) / 2
const egg = { x: middle, y: middle, radius: 60 }
const face = eggFace(egg)
const nothing = only(amountsFrom(namedStream('any')), [])

const withAmounts = (amounts: Partial<Amounts>): Amounts => ({ ...nothing, ...amounts })

describe('the amounts of a second photo', () => {
  test('come again from the same stream, and others from another', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const amounts = amountsFrom(namedStream(name))
        expect(amountsFrom(namedStream(name))).toEqual(amounts)
        expect(amountsFrom(namedStream(`${name}/`))).not.toEqual(amounts)
      }),
    )
  })

  test('are the same for a change whichever others are made', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray([...changes]), (name, some) => {
        const all = amountsFrom(namedStream(name))
        const chosen = only(all, some)
        for (const change of changes)
          expect(chosen[change]).toEqual(some.includes(change) ? all[change] : nothing[change])
      }),
    )
  })
})

describe('a second photo', () => {
  const photo = { pixels: ramp(side, side), guide: { x: middle, y: 40 } }

  /** Each as large as its range allows, for a picture that every one of them must show in. */
  const large: Amounts = {
    turn: [6, 4],
    roll: [4],
    size: [0.7],
    crop: [0.06, 0.06, 0.06, 0.06],
    sideLight: [1, 0.35],
    whiteBalance: [0.15, -0.15],
    exposure: [0.4],
    vignette: [0.3],
    tone: [0.165, 0.25],
    saturation: [1.2],
    // In proportion to the picture, and this one is small.
    blur: [4],
    noise: [4],
    jpeg: [70],
    guide: [2],
    nearness: [2.5],
  }

  const spot = { x: 84, y: 52 }
  const spotted = { pixels: spotAt(side, side, spot.x, spot.y), guide: spot }
  const reddish = {
    ...spotted,
    pixels: {
      ...spotted.pixels,
      data: spotted.pixels.data.map((byte, i) => (i % 4 === 2 ? byte / 2 : byte)),
    },
  }

  test('with nothing changed is the photo', () => {
    expect(secondPhoto(photo, face, nothing)).toEqual(photo)
  })

  test.each(changes)('differs by its %s alone', (change) => {
    const { pixels, guide } = secondPhoto(reddish, face, only(large, [change]))
    const isSamePicture = Buffer.from(reddish.pixels.data).equals(pixels.data)
    expect(isSamePicture && guide.y === reddish.guide.y).toBe(false)
  })

  test('is the same from the same amounts', () => {
    const amounts = amountsFrom(namedStream('again'))
    const [one, other] = [secondPhoto(photo, face, amounts), secondPhoto(photo, face, amounts)]
    expect(Buffer.from(one.pixels.data).equals(other.pixels.data)).toBe(true)
    expect(one.guide).toEqual(other.guide)
  })

  test('takes the guide along wherever the picture goes', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const amounts = only(amountsFrom(namedStream(String(seed))), [
          'turn',
          'nearness',
          'roll',
          'size',
          'crop',
        ])
        const { pixels, guide } = secondPhoto(spotted, face, amounts)
        const found = brightestIn(pixels)
        expect(Math.hypot(found.x - guide.x, found.y - guide.y)).toBeLessThan(2)
      }),
      { numRuns: 8 },
    )
  })

  test("has the guide off by a share of the picture's own height", () => {
    const { guide } = secondPhoto(photo, face, withAmounts({ size: [0.5], guide: [2] }))
    expect(guide.y).toBeCloseTo(20 * (97 / 96.5) + 0.02 * 97, 1)
  })
})

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

describe('a camera that comes nearer', () => {
  /** How much farther from the face's middle a spot right of it comes to lie. */
  const outwards = (x: number, nearness: number): number => {
    const photo = { pixels: spotAt(side, side, x, middle), guide: { x, y: middle } }
    return brightestIn(withCameraAt(photo, face, nearness).pixels).x - x
  }
  const [byTheNose, outline] = [middle + 20, middle + 58]

  test('shows what is in front larger, and what is behind smaller', () => {
    expect(outwards(byTheNose, 2.5)).toBeGreaterThan(0)
    expect(outwards(outline, 2.5)).toBeLessThan(0)
  })

  test('does the opposite if it goes away', () => {
    expect(outwards(outline, 0.2)).toBeGreaterThan(0)
  })

  test('leaves the middle of the face where it is', () => {
    for (const nearness of [0.67, 1, 2.5])
      expect(Math.abs(outwards(middle, nearness))).toBeLessThanOrEqual(1)
  })
})

describe('light from the side', () => {
  const grey = constant(side, side, 120)
  const lit = (amounts: Partial<Amounts>) => relitBy(grey, face, withAmounts(amounts))

  test('leaves what faces the camera as it is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.35, noNaN: true }),
        (from, share) => {
          const middleOfFace = meanAround(lit({ sideLight: [from, share] }), middle, middle)
          expect(Math.abs(middleOfFace - 120)).toBeLessThan(3)
        },
      ),
      { numRuns: 8 },
    )
  })

  test('darkens the far side and not the near one', () => {
    const fromLeft = lit({ sideLight: [-1, 0.35] })
    expect(meanAround(fromLeft, middle + 45, middle)).toBeLessThan(112)
    expect(meanAround(fromLeft, middle - 45, middle)).toBeGreaterThan(120)
    const fromRight = lit({ sideLight: [1, 0.35] })
    expect(meanAround(fromRight, middle - 45, middle)).toBeLessThan(112)
    expect(meanAround(fromRight, middle + 45, middle)).toBeGreaterThan(120)
  })

  test('changes nothing if none of it comes from the side', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (from) => {
        expect(Buffer.from(lit({ sideLight: [from, 0] }).data).equals(grey.data)).toBe(true)
      }),
      { numRuns: 10 },
    )
  })
})

describe("the camera's own light", () => {
  const grey = constant(41, 41, 120)
  const small = eggFace({ x: 20, y: 20, radius: 10 })
  const lit = (amounts: Partial<Amounts>) => relitBy(grey, small, withAmounts(amounts))
  const colourAt = ({ data, width }: typeof grey, x: number, y: number) =>
    Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3))

  test('is brighter by a stop if it is exposed for a stop more', () => {
    // 120 is 0.188 of the light, and twice as much 165 (IEC 61966-2-1).
    expect(colourAt(lit({ exposure: [1] }), 20, 20)).toEqual([165, 165, 165])
  })

  test('moves red and blue against green with the white balance, and green not at all', () => {
    const [red = 0, green = 0, blue = 0] = colourAt(lit({ whiteBalance: [0.15, -0.15] }), 20, 20)
    expect(green).toBe(120)
    expect(red / green).toBeCloseTo(1.07, 1)
    expect(blue / green).toBeCloseTo(0.93, 1)
  })

  test('falls off towards the corners and not in the middle', () => {
    const darker = lit({ vignette: [0.3] })
    expect(colourAt(darker, 20, 20)).toEqual([120, 120, 120])
    expect(colourAt(darker, 0, 0)[0]).toBeLessThan(105)
  })
})

describe('what a phone does to a picture', () => {
  const gradient = ramp(64, 2)

  test('keeps the order of greys', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const { data } = graded(gradient, amountsFrom(namedStream(name)))
        for (let x = 1; x < 64; x++)
          expect(data[x * 4] ?? 0).toBeGreaterThanOrEqual(data[(x - 1) * 4] ?? 0)
      }),
    )
  })

  test('by saturation alone leaves grey grey', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.8, max: 1.2, noNaN: true }), (saturation) => {
        expect(graded(gradient, withAmounts({ saturation: [saturation] }))).toEqual(gradient)
      }),
    )
  })
})

describe('a field through known places', () => {
  const size = { width: 80, height: 80 }
  const at = (field: ReturnType<typeof fieldThrough>, x: number, y: number) => {
    const into = new Float64Array(1)
    field(x, y, into)
    return into[0] ?? 0
  }

  test('has their value where they lie and fades away from them', () => {
    const field = fieldThrough([{ x: 40, y: 40, values: [5] }], size, { near: 1, reach: 10 })
    expect(at(field, 40, 40)).toBeCloseTo(5, 6)
    expect(at(field, 40, 48)).toBeLessThan(4)
    expect(at(field, 0, 0)).toBeCloseTo(0, 6)
  })

  test('lies between the values that it goes through', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            x: fc.nat(79),
            y: fc.nat(79),
            values: fc.tuple(fc.double({ min: -3, max: 3, noNaN: true })),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.nat(79),
        fc.nat(79),
        (anchors, x, y) => {
          const values = anchors.flatMap((anchor) => anchor.values)
          const found = at(fieldThrough(anchors, size, { near: 2, reach: 20 }), x, y)
          expect(found).toBeLessThanOrEqual(Math.max(0, ...values) + 1e-9)
          expect(found).toBeGreaterThanOrEqual(Math.min(0, ...values) - 1e-9)
        },
      ),
    )
  })
})
