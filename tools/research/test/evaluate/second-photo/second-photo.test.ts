import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namedStream } from '../../../../statistics/random.js'
import { amountsFrom, changes, only } from '../../../evaluate/second-photo/amounts.js'
import type { Amounts } from '../../../evaluate/second-photo/amounts.js'
import { fieldThrough } from '../../../evaluate/second-photo/field.js'
import { graded } from '../../../evaluate/second-photo/grade.js'
import { relitBy } from '../../../evaluate/second-photo/relight.js'
import { secondPhoto } from '../../../evaluate/second-photo/second-photo.js'
import { brightestIn, eggFace, meanAround, spotAt } from '../pixels/head.js'
import { constant, ramp } from '../pixels/pictures.js'
import { face, middle, side } from './egg.js'

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
    glasses: [1],
    pose: [20, 14],
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
    const take = () => secondPhoto(photo, face, amounts)
    const [one, other] = [take(), take()]
    expect(Buffer.from(one.pixels.data).equals(other.pixels.data)).toBe(true)
    expect(one.guide).toEqual(other.guide)
  })

  test('takes the guide along wherever the picture goes', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const amounts = only(amountsFrom(namedStream(String(seed))), [
          'turn',
          'pose',
          'nearness',
          'roll',
          'size',
          'crop',
        ])
        const { pixels, guide } = secondPhoto(spotted, face, amounts)
        const found = brightestIn(pixels)
        expect(Math.hypot(found.x - guide.x, found.y - guide.y)).toBeLessThan(1.5)
      }),
      // One in which the head is turned far, up and to the side.
      { numRuns: 8, examples: [[1983419658]] },
    )
  })

  test("has the guide off by a share of the picture's own height", () => {
    const { guide } = secondPhoto(photo, face, withAmounts({ size: [0.5], guide: [2] }))
    expect(guide.y).toBeCloseTo(20 * (97 / 96.5) + 0.02 * 97, 1)
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
