import { describe, expect, test } from 'vitest'
import { irisPlaces, irisSample, lipSample } from '../../src/colour/iris-and-lips.js'
import {
  isNearOneOf,
  logOf,
  off,
  plainScene,
  sceneFace,
  sceneOf,
  degraded,
} from './colour-scene.js'
import { testSampleLaws } from './sample-laws.js'

describe('irisSample', () => {
  // Areas of a quarter of the iris reach a little of the pupil.
  testSampleLaws(
    irisSample,
    'iris',
    [
      ['dark brown', [48, 34, 28]],
      ['brown', [90, 60, 40]],
      ['green', [112, 122, 84]],
      ['light blue', [110, 140, 170]],
    ],
    {},
    0.03,
  )

  test('is hardly changed by the reflection of a window in both irises', () => {
    const glints = irisPlaces(sceneFace).filter((_, i) => i % 50 === 0)
    const shining = degraded(sceneOf(plainScene), [255, 255, 255], isNearOneOf(glints))
    const found = irisSample(shining, sceneFace)
    expect(off(found, logOf(plainScene.iris))).toBeLessThan(0.15)
  })

  test('samples neither pupil nor sclera', () => {
    const scene = sceneOf(plainScene)
    for (const { x, y } of irisPlaces(sceneFace)) {
      const at = 4 * (Math.round(y) * scene.width + Math.round(x))
      expect([...scene.data.slice(at, at + 3)]).toEqual(plainScene.iris)
    }
  })
})

describe('lipSample', () => {
  testSampleLaws(lipSample, 'lips', [
    ['a pale tone', [206, 150, 140]],
    ['a deep tone', [110, 62, 64]],
    ['red', [176, 60, 66]],
  ])

  test('ignores highlights', () => {
    const shining = degraded(sceneOf(plainScene), [255, 250, 250], (x, y) => (3 * x + y) % 7 === 0)
    const found = lipSample(shining, sceneFace)
    expect(off(found, logOf(plainScene.lips))).toBeLessThan(0.001)
  })
})
