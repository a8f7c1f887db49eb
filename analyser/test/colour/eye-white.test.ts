import { describe, expect, test } from 'vitest'
import { eyeWhites } from '../../src/colour/eye-white.js'
import type { Pixels } from '@kaoiro/core/photo'
import { luminance } from '../../src/colour/light-log.js'
import { halves } from '../mesh-mirror.js'
import {
  faceMoved,
  logOf,
  off,
  plainScene,
  sceneFace,
  sceneOf,
  sceneSize,
  degraded,
} from './colour-scene.js'
import { testSampleLaws } from './sample-laws.js'

const whitesIn = (pixels: Pixels) => eyeWhites(pixels, sceneFace)
const white = logOf(plainScene.white)

const expectBoth = (pixels: Pixels, colour = white, within = 0.001) => {
  const whites = whitesIn(pixels)
  expect(whites).toHaveLength(2)
  for (const each of whites) expect(off(each, colour)).toBeLessThan(within)
}

describe('eyeWhites', () => {
  test('finds the painted colour of both eyes, with any skin and irises', () => {
    expectBoth(sceneOf(plainScene))
    expectBoth(sceneOf({ ...plainScene, skin: [92, 60, 46], iris: [120, 140, 150] }))
  })

  describe.each([
    ['left', 0],
    ['right', 1],
  ])('the %s one', (_, side) => {
    testSampleLaws((pixels, landmarks) => eyeWhites(pixels, landmarks)[side], 'white', [])
  })

  test('ignores lashes and blood vessels on a third of the white', () => {
    const eyes = (_: number, y: number) => y > 256 && y < 273
    expectBoth(degraded(sceneOf(plainScene), [40, 20, 22], eyes))
  })

  test('returns each eye separately, left and right in the picture', () => {
    const scene = sceneOf(plainScene)
    const shaded = degraded(scene, [150, 146, 144], (x, y) => {
      const at = 4 * (y * sceneSize.width + x)
      return x < sceneSize.width / 2 && scene.data[at] === plainScene.white[0]
    })
    const [left, right] = whitesIn(shaded)
    expect(off(left, logOf([150, 146, 144]))).toBeLessThan(0.001)
    expect(off(right, white)).toBeLessThan(0.001)
    expect(luminance(left ?? white)).toBeLessThan(luminance(right ?? white))
  })

  test('an eye outside the photo is undefined', () => {
    const half = faceMoved(-sceneSize.width / 2, 0)
    const pixels = { ...sceneOf(plainScene) }
    expect(eyeWhites(pixels, half)[0]).toBeUndefined()
  })

  test('closed eyes are undefined', () => {
    const closed = sceneFace.map((point, i) => (lids.has(i) ? { ...point, y: 276 } : point))
    expect(eyeWhites(sceneOf(plainScene), closed)).toEqual([undefined, undefined])
  })
})

const lids = new Set<number>([...halves.left.lids, ...halves.right.lids])
