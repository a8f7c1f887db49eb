import { describe, expect, test } from 'vitest'
import { hairSample } from '../../src/colour/hair-sample.js'
import type { Pixels } from '@kaoiro/core/photo'
import type { ScenePalette } from './colour-scene.js'
import {
  hairlineRow,
  logOf,
  off,
  plainScene,
  sceneFace,
  sceneOf,
  degraded,
} from './colour-scene.js'
import { testSampleLaws } from './sample-laws.js'

const hairIn = (pixels: Pixels, { skin, wall }: ScenePalette = plainScene) =>
  hairSample(pixels, sceneFace, logOf(skin), logOf(wall))

const hair = logOf(plainScene.hair)

describe('hairSample', () => {
  testSampleLaws(
    (pixels, face, { skin, wall }) => hairSample(pixels, face, logOf(skin), logOf(wall)),
    'hair',
    [
      ['black', [28, 24, 24]],
      ['brown', [70, 45, 30]],
      ['red', [130, 62, 30]],
      ['blond', [190, 150, 90]],
      ['grey', [120, 122, 126]],
    ],
    { wall: [225, 228, 232] },
  )

  test('is unaffected by a parting and by shining strands', () => {
    const parted = degraded(sceneOf(plainScene), plainScene.skin, (x) => Math.abs(x - 260) < 6)
    expect(off(hairIn(parted), hair)).toBeLessThan(0.001)
    const shining = degraded(
      sceneOf(plainScene),
      [160, 130, 110],
      (x, y) => y < hairlineRow && x % 5 === 0,
    )
    expect(off(hairIn(shining), hair)).toBeLessThan(0.001)
  })

  test('ignores the wall above a low head', () => {
    const low = degraded(sceneOf(plainScene), plainScene.wall, (_, y) => y < hairlineRow - 22)
    expect(off(hairIn(low), hair)).toBeLessThan(0.001)
  })

  test('finds hair that has the colour of the wall', () => {
    const palette = { ...plainScene, wall: plainScene.hair }
    expect(off(hairIn(sceneOf(palette), palette), hair)).toBeLessThan(0.001)
  })

  test('is undefined on a bald head', () => {
    expect(hairIn(sceneOf({ ...plainScene, hair: plainScene.skin }))).toBeUndefined()
  })
})
