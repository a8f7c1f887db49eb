import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { findHairline } from '../../src/face/find-hairline.js'
import { mirrored } from '../../src/photo/raster.js'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import type { Forehead, HeadPlace } from '../painted-forehead.js'
import {
  foreheadMesh,
  foreheadPicture,
  foundIn,
  guideAt,
  headPlace,
  mirroredMesh,
  plainForehead,
  skin,
} from '../painted-forehead.js'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import { drawnPortrait, meshNames, meshOf } from '../portrait-face.js'

const heightArb = evenly(0.09, 0.24)

const placeArb: fc.Arbitrary<HeadPlace> = fc.record({
  scale: evenly(110, 150),
  roll: evenly(-0.15, 0.15),
  x: evenly(110, 150),
  y: evenly(190, 215),
})

const few = { numRuns: 25 }

/** The detected hairline. Without one it is NaN, and every comparison fails. */
const percent = (found: O.Option<number>): number => O.getOrElse(() => NaN)(found)

const expectNear = (found: O.Option<number>, guide: number, within: number) => {
  expect(Math.abs(percent(found) - guide)).toBeLessThan(within)
}

describe('findHairline', () => {
  test('finds the edge between skin and hair at any position and roll', () => {
    fc.assert(
      fc.property(heightArb, placeArb, (height, at) => {
        const found = foundIn({ hairline: () => height, place: at })
        expectNear(found, guideAt(height, at), 0.6)
      }),
      few,
    )
  })

  test('finds the same hairline in the mirror image', () => {
    fc.assert(
      fc.property(heightArb, placeArb, evenly(-0.2, 0.2), (height, at, slope) => {
        const picture = foreheadPicture({
          hairline: (x) => height + slope * x,
          place: at,
        })
        const mesh = foreheadMesh(at)
        const found = findHairline(picture, mesh)
        const inMirror = findHairline(mirrored(picture), mirroredMesh(mesh))
        expect(O.isSome(found)).toBe(true)
        expect(percent(inMirror)).toBeCloseTo(percent(found), 3)
      }),
      few,
    )
  })

  test('is independent of exposure', () => {
    fc.assert(
      fc.property(heightArb, evenly(0.3, 1.15), (height, gain) => {
        const hairline = () => height
        expectNear(foundIn({ hairline, gain }), percent(foundIn({ hairline })), 0.2)
      }),
      few,
    )
  })

  test('returns none for a head of one colour', () => {
    const colourArb: fc.Arbitrary<Rgb> = fc.tuple(
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 0, max: 255 }),
    )
    fc.assert(
      fc.property(colourArb, colourArb, (colour, wall) => {
        expect(foundIn({ skin: colour, hair: colour, wall })).toEqual(O.none)
      }),
      few,
    )
  })

  test.each<[string, Partial<Forehead>]>([
    ['black hair before a black wall', { hair: [20, 18, 18], wall: [20, 18, 18] }],
    ['fair hair', { hair: [168, 128, 84] }],
    ['grey hair', { hair: [150, 150, 152] }],
    ['white hair before a white wall', { hair: [236, 234, 230], wall: [236, 234, 230] }],
    ['blue hair', { hair: [60, 70, 150] }],
    ['fair hair before a dark wall', { hair: [168, 128, 84], wall: [30, 30, 34] }],
    ['a wall of the skin’s colour', { wall: skin }],
    ['deep skin', { skin: [92, 58, 40], hair: [26, 20, 18] }],
    ['a parting', { hairline: (x) => (Math.abs(x) < 0.02 ? 0.3 : 0.15) }],
    ['a lock', { hairline: (x) => (Math.abs(x) < 0.02 ? -0.1 : 0.15) }],
    ['a widow’s peak', { hairline: (x) => 0.15 - 0.6 * Math.max(0, 0.045 - Math.abs(x)) }],
    ['a head that the photo cuts off', { place: { ...headPlace, y: 123 } }],
  ])('is not affected by %s', (_, change) => {
    expectNear(foundIn(change), guideAt(0.15, change.place), 0.6)
  })

  test.each<[string, Partial<Forehead>]>([
    ['under a fringe', { hairline: () => 0 }],
    ['under a fringe in strands', { hairline: (x) => (Math.sin(60 * x) > -0.5 ? -0.15 : 0.15) }],
    ['under a ragged fringe', { hairline: (x) => 0.12 + 0.15 * Math.sin(40 * x) }],
    ['under a fringe down to the brows', { hairline: () => -0.3 }],
    ['on a bald head', { hair: skin }],
    ['on a bald head before a dark wall', { hair: skin, wall: [20, 20, 24] }],
    ['if hair has nearly the colour of the skin', { hair: [200, 164, 138] }],
    ['if the photo ends below it', { place: { ...headPlace, y: 85 } }],
    [
      'if the photo ends just above it',
      { place: { ...headPlace, y: 102 }, hairline: () => 0.09, hair: [0, 0, 0] },
    ],
  ])('returns none %s', (_, change) => {
    expect(foundIn(change)).toEqual(O.none)
  })

  test('ignores a ring of light on a fringe down to the brows', () => {
    const picture = foreheadPicture({ hairline: () => -0.3 })
    const ring = foreheadPicture({
      skin: plainForehead.hair,
      hair: [150, 138, 130],
      hairline: () => 0.15,
    })
    // Rows above the eyes come from the picture with the ring, the other rows from the picture without.
    const rows = 4 * picture.width * 165
    const data = Uint8Array.from(picture.data, (byte, i) => (i < rows ? ring.data[i] : byte) ?? 0)
    expect(findHairline({ ...picture, data }, foreheadMesh())).toEqual(O.none)
  })

  test.each(meshNames)('finds the drawn hairline of %s', (name) => {
    expectNear(findHairline(drawnPortrait(name), meshOf(name)), 20, 0.5)
  })

  test.each(['fringe', 'long-fringe', 'bald'])('returns none for the drawing %s', (name) => {
    expect(findHairline(photograph(name), meshOf('spring-woman'))).toEqual(O.none)
  })
})
