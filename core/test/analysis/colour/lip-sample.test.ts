import { describe, expect, test } from 'vitest'
import { lipPlaces, lipSample } from '@kaoiro/core/analysis/colour/iris-and-lips'
import { isNearOneOf, logOf, off, plainScene, sceneFace, sceneOf, spoiled } from './colour-scene.js'
import { testSampleLaws } from './sample-laws.js'

describe('lipSample', () => {
  testSampleLaws(lipSample, 'lips', [
    ['a pale tone', [206, 150, 140]],
    ['a deep tone', [110, 62, 64]],
    ['red', [176, 60, 66]],
  ])

  test('a shine on some of them does not count', () => {
    const shines = lipPlaces(sceneFace).filter((_, i) => i % 3 === 0)
    const shining = spoiled(sceneOf(plainScene), [255, 250, 250], isNearOneOf(shines))
    const found = lipSample(shining, sceneFace)
    expect(off(found, logOf(plainScene.lips))).toBeLessThan(0.001)
  })
})
