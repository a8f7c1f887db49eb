import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lipPlaces, lipSample } from '@kaoiro/core/analysis/colour/lip-sample'
import type { Rgb } from '../../photo/pictures.js'
import {
  elsewhere,
  faceMoved,
  gainsArb,
  logOf,
  off,
  plainScene,
  relitPalette,
  sceneFace,
  sceneOf,
  spoiled,
} from './colour-scene.js'

describe('lipSample', () => {
  test.each<[string, Rgb]>([
    ['pale', [206, 150, 140]],
    ['deep', [110, 62, 64]],
    ['red', [176, 60, 66]],
  ])('%s lips are found as they are painted', (_, lips) => {
    const found = lipSample(sceneOf({ ...plainScene, lips }), sceneFace)
    expect(off(found, logOf(lips))).toBeLessThan(0.001)
  })

  test('"it takes part in any change of the light"', () => {
    fc.assert(
      fc.property(gainsArb, (gains) => {
        const relit = relitPalette(plainScene, gains)
        expect(off(lipSample(sceneOf(relit), sceneFace), logOf(relit.lips))).toBeLessThan(0.001)
      }),
      { numRuns: 15 },
    )
  })

  test('a shine on some of them does not count', () => {
    const places = lipPlaces(sceneFace)
    const shine = (x: number, y: number) =>
      places.some((place, i) => i % 3 === 0 && Math.hypot(place.x - x, place.y - y) < 1)
    const found = lipSample(spoiled(sceneOf(plainScene), [255, 250, 250], shine), sceneFace)
    expect(off(found, logOf(plainScene.lips))).toBeLessThan(0.001)
  })

  test('a face outside the photo has none', () => {
    for (const [x, y] of elsewhere)
      expect(lipSample(sceneOf(plainScene), faceMoved(x, y))).toBeUndefined()
  })
})
