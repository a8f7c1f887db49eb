import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { luminance, tintOf } from '../../src/colour/light-log.js'
import { sideLight, skinSample } from '../../src/colour/skin-sample.js'
import { mirrored } from '../../src/photo/raster.js'
import type { Pixels } from '@kaoiro/core/photo'
import type { Rgb } from '../photo/pictures.js'
import { painted } from '../photo/pictures.js'
import { mirroredMesh } from '../mesh-mirror.js'
import {
  faceMoved,
  hairlineRow,
  logOf,
  off,
  plainScene,
  sceneFace,
  sceneOf,
  sceneSize,
  degraded,
} from './colour-scene.js'
import { testSampleLaws } from './sample-laws.js'

const skinIn = (pixels: Pixels) => skinSample(pixels, sceneFace)
const skin = logOf(plainScene.skin)

const byte = (min: number, max: number) => fc.integer({ min, max })
const skinArb: fc.Arbitrary<Rgb> = fc.tuple(byte(90, 235), byte(60, 200), byte(40, 180))

describe('skinSample', () => {
  test('finds the painted colour of the skin', () => {
    fc.assert(
      fc.property(skinArb, (colour) => {
        const found = skinIn(sceneOf({ ...plainScene, skin: colour }))
        expect(off(found, logOf(colour))).toBeLessThan(0.001)
      }),
      { numRuns: 15 },
    )
  })

  testSampleLaws(skinSample, 'skin', [])

  test('ignores moles and highlights', () => {
    for (const speck of [[255, 255, 255] as const, [60, 40, 30] as const]) {
      const speckled = degraded(sceneOf(plainScene), speck, (x, y) => (3 * x + y) % 11 === 0)
      expect(off(skinIn(speckled), skin)).toBeLessThan(0.001)
    }
  })

  test('ignores a fringe over the forehead', () => {
    const fringed = degraded(
      sceneOf(plainScene),
      plainScene.hair,
      (x, y) => x > 170 && x < 350 && y > hairlineRow && y < 230,
    )
    expect(off(skinIn(fringed), skin)).toBeLessThan(0.001)
  })

  test('is not darkened by a cheek in shadow', () => {
    const shaded = degraded(sceneOf(plainScene), [170, 139, 121], (x, y) => x < 240 && y > 290)
    expect(off(skinIn(shaded), skin)).toBeLessThan(0.02)
  })

  test('if most of the skin is clipped, has the tint of the rest and is not darker than the skin', () => {
    // The skin in 1.7 times the light. Red is clipped; it would be 263.
    const shining = degraded(sceneOf(plainScene), [255, 214, 188], (x, y) => (x + y) % 5 < 3)
    const found = skinIn(shining)
    expect(tintOf(found ?? skin).red).toBeCloseTo(tintOf(skin).red, 2)
    expect(tintOf(found ?? skin).blue).toBeCloseTo(tintOf(skin).blue, 2)
    expect(luminance(found ?? skin)).toBeGreaterThan(luminance(skin))
  })

  test('uses the visible half of a face at the edge of the photo', () => {
    const half = sceneSize.width / 2
    const { data } = sceneOf(plainScene)
    const seen = painted(half, sceneSize.height, (x, y) => {
      const at = (y * sceneSize.width + x + half) * 4
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    })
    expect(off(skinSample(seen, faceMoved(-half, 0)), skin)).toBeLessThan(0.001)
  })
})

describe('sideLight', () => {
  const shaded = degraded(sceneOf(plainScene), [170, 139, 121], (x) => x < sceneSize.width / 2)

  test('is 0 in even light', () => {
    expect(sideLight(sceneOf(plainScene), sceneFace)).toBeCloseTo(0, 9)
  })

  test('is the difference between the cheeks, negative if the left cheek is lighter', () => {
    const by = luminance(skin) - luminance(logOf([170, 139, 121]))
    expect(sideLight(shaded, sceneFace)).toBeCloseTo(by, 3)
    const mirror = mirroredMesh(sceneFace, sceneSize.width)
    expect(sideLight(mirrored(shaded), mirror)).toBeCloseTo(-by, 3)
  })

  test('is 0 if a cheek is outside the photo', () => {
    expect(sideLight(shaded, faceMoved(-sceneSize.width / 2, 0))).toBe(0)
  })
})
