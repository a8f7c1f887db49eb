import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hairSample } from '@kaoiro/core/analysis/colour/hair-sample'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { Rgb } from '../../photo/pictures.js'
import type { ScenePalette } from './colour-scene.js'
import {
  elsewhere,
  faceMoved,
  gainsArb,
  hairlineRow,
  logOf,
  off,
  plainScene,
  relitPalette,
  sceneFace,
  sceneOf,
  spoiled,
} from './colour-scene.js'

const hairIn = (pixels: Pixels, { skin, wall }: ScenePalette = plainScene) =>
  hairSample(pixels, sceneFace, logOf(skin), logOf(wall))

const hair = logOf(plainScene.hair)

describe('hairSample', () => {
  test.each<[string, Rgb]>([
    ['black', [28, 24, 24]],
    ['brown', [70, 45, 30]],
    ['red', [130, 62, 30]],
    ['blond', [190, 150, 90]],
    ['grey', [120, 122, 126]],
  ])('%s hair is found as it is painted', (_, colour) => {
    const palette = { ...plainScene, hair: colour, wall: [225, 228, 232] } as const
    expect(off(hairIn(sceneOf(palette), palette), logOf(colour))).toBeLessThan(0.001)
  })

  test('"it takes part in any change of the light"', () => {
    fc.assert(
      fc.property(gainsArb, (gains) => {
        const relit = relitPalette(plainScene, gains)
        expect(off(hairIn(sceneOf(relit), relit), logOf(relit.hair))).toBeLessThan(0.001)
      }),
      { numRuns: 15 },
    )
  })

  test('a parting, and strands in the light, do not move it', () => {
    const parted = spoiled(sceneOf(plainScene), plainScene.skin, (x) => Math.abs(x - 260) < 6)
    expect(off(hairIn(parted), hair)).toBeLessThan(0.001)
    const shining = spoiled(
      sceneOf(plainScene),
      [160, 130, 110],
      (x, y) => y < hairlineRow && x % 5 === 0,
    )
    expect(off(hairIn(shining), hair)).toBeLessThan(0.001)
  })

  test('the wall above a low head is not hair', () => {
    const low = spoiled(sceneOf(plainScene), plainScene.wall, (_, y) => y < hairlineRow - 22)
    expect(off(hairIn(low), hair)).toBeLessThan(0.001)
  })

  test('hair of the wall’s colour is still hair', () => {
    const palette = { ...plainScene, wall: plainScene.hair }
    expect(off(hairIn(sceneOf(palette), palette), hair)).toBeLessThan(0.001)
  })

  test('where skin goes on above the forehead none is seen', () => {
    expect(hairIn(sceneOf({ ...plainScene, hair: plainScene.skin }))).toBeUndefined()
  })

  test('a face outside the photo has none', () => {
    for (const [x, y] of elsewhere) {
      const { skin, wall } = plainScene
      const found = hairSample(sceneOf(plainScene), faceMoved(x, y), logOf(skin), logOf(wall))
      expect(found).toBeUndefined()
    }
  })
})
