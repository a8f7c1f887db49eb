import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import type { Lab } from '@kaoiro/core/analysis/lab'
import { hueOf, labOf } from '@kaoiro/core/analysis/lab'
import type { FaceColours } from '@kaoiro/core/analysis/samples'
import { coloursOf } from '@kaoiro/core/analysis/samples'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Rgb } from '../photo/pictures.js'
import { painted } from '../photo/pictures.js'
import type { ScenePalette } from './colour-scene.js'
import { plainScene, relitPalette, sceneFace, sceneOf, sceneSize } from './colour-scene.js'

const found = (pixels: Pixels, face = sceneFace): FaceColours => {
  const colours = coloursOf(pixels, face)
  if (O.isNone(colours)) throw new Error('no skin in the photo')
  return colours.value
}

const foundIn = (palette: Partial<ScenePalette>): FaceColours =>
  found(sceneOf({ ...plainScene, ...palette }))

const difference = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

const parts = ['skin', 'hair', 'iris'] as const

/** The photo with some of its pixels in another colour. */
const spoiled = (original: Pixels, colour: Rgb, where: (x: number, y: number) => boolean): Pixels =>
  painted(original.width, original.height, (x, y) => {
    const at = (y * original.width + x) * 4
    return where(x, y)
      ? colour
      : [original.data[at] ?? 0, original.data[at + 1] ?? 0, original.data[at + 2] ?? 0]
  })

const byte = (least: number, most: number) => fc.integer({ min: least, max: most })
const skinArb: fc.Arbitrary<Rgb> = fc.tuple(byte(150, 225), byte(110, 140), byte(70, 105))
const gainArb = fc.double({ min: 0.8, max: 1.2, noNaN: true })

const plain = foundIn({})

describe('coloursOf, by a neutral light', () => {
  test.each(parts)('%s is found as it was painted', (part) => {
    expect(difference(plain[part], labOf(...plainScene[part]))).toBeLessThan(1.5)
  })

  test('moles and glints do not move skin and hair', () => {
    const speckled = found(
      spoiled(sceneOf(plainScene), [255, 255, 255], (x, y) => (3 * x + y) % 11 === 0),
    )
    for (const part of ['skin', 'hair'] as const)
      expect(difference(speckled[part], plain[part])).toBeLessThan(4)
  })

  test('a fringe over the forehead is not skin', () => {
    const [x0, x1] = [170, 350]
    const fringed = spoiled(
      sceneOf(plainScene),
      plainScene.hair,
      (x, y) => x > x0 && x < x1 && y > 130 && y < 230,
    )
    expect(difference(found(fringed).skin, plain.skin)).toBeLessThan(0.5)
  })

  test("a dark cheek on the light's far side does not darken the skin", () => {
    const shaded = spoiled(sceneOf(plainScene), [170, 139, 121], (x, y) => x < 240 && y > 290)
    expect(difference(found(shaded).skin, plain.skin)).toBeLessThan(0.5)
  })

  test('where no hair is to be seen above the forehead, the brows tell its colour', () => {
    const bald = spoiled(sceneOf({ ...plainScene, hair: plainScene.skin }), [60, 40, 30], (_, y) =>
      [105, 52, 65, 334, 282, 295].some((index) => Math.abs((sceneFace[index]?.y ?? 0) - y) <= 1),
    )
    expect(found(bald).hair.l).toBeLessThan(30)
  })
})

describe('coloursOf, by another light', () => {
  test('within its bounds it changes no colour', () => {
    fc.assert(
      fc.property(fc.tuple(gainArb, fc.constant(1), gainArb), (gains) => {
        const relit = found(sceneOf(relitPalette(plainScene, gains)))
        for (const part of parts) expect(difference(relit[part], plain[part])).toBeLessThan(1.8)
      }),
      { numRuns: 15 },
    )
  })

  test('half a stop moves the skin by a few points of lightness', () => {
    for (const gain of [Math.SQRT1_2, Math.SQRT2]) {
      const relit = found(sceneOf(relitPalette(plainScene, [gain, gain, gain])))
      expect(Math.abs(relit.skin.l - plain.skin.l)).toBeLessThan(3.5)
      expect(Math.hypot(relit.skin.a - plain.skin.a, relit.skin.b - plain.skin.b)).toBeLessThan(1.5)
    }
  })
})

test('an overexposed skin, whose red is clipped, is not found to be yellow', () => {
  const light: ScenePalette = { ...plainScene, skin: [226, 199, 190] }
  const asItIs = found(sceneOf(light)).skin
  const over = found(sceneOf(relitPalette(light, [1.5, 1.5, 1.5]))).skin
  expect(Math.abs(hueOf(over) - hueOf(asItIs))).toBeLessThan(8)
})

describe('the light is never taken from the skin', () => {
  test("another skin leaves the iris' and the hair's colours as they are", () => {
    fc.assert(
      fc.property(skinArb, (skin) => {
        const { hair, iris } = foundIn({ skin })
        expect(difference(hair, plain.hair)).toBeLessThan(1e-9)
        expect(difference(iris, plain.iris)).toBeLessThan(1e-9)
      }),
      { numRuns: 15 },
    )
  })

  test('a yellower skin is found to be yellower', () => {
    expect(foundIn({ skin: [206, 170, 120] }).skin.b).toBeGreaterThan(plain.skin.b + 8)
  })
})

describe('what is out of sight', () => {
  test('a face outside the photo has no colours', () => {
    for (const [x, y] of [
      [-1000, 0],
      [5000, 0],
      [0, -1000],
      [0, 5000],
    ] as const) {
      const elsewhere = sceneFace.map((point) => ({ x: point.x + x, y: point.y + y }))
      expect(coloursOf(sceneOf(plainScene), elsewhere)).toEqual(O.none)
    }
  })

  test('a face half outside has the skin of the half that is seen', () => {
    const half = sceneSize.width / 2
    const cut = sceneFace.map(({ x, y }) => ({ x: x - half, y }))
    const { data } = sceneOf(plainScene)
    const seen = painted(half, sceneSize.height, (x, y) => {
      const at = (y * sceneSize.width + x + half) * 4
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    })
    expect(difference(found(seen, cut).skin, plain.skin)).toBeLessThan(1.5)
  })
})
