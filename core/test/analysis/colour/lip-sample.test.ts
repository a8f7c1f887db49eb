import { describe, expect, test } from 'vitest'
import { lipPlaces, lipSample } from '@kaoiro/core/analysis/colour/lip-sample'
import { logOf, off, plainScene, sceneFace, sceneOf, spoiled } from './colour-scene.js'
import { testSampleLaws } from './sample-laws.js'

describe('lipSample', () => {
  testSampleLaws(lipSample, 'lips', [
    ['a pale tone', [206, 150, 140]],
    ['a deep tone', [110, 62, 64]],
    ['red', [176, 60, 66]],
  ])

  test('a shine on some of them does not count', () => {
    const shines = lipPlaces(sceneFace).filter((_, i) => i % 3 === 0)
    const shine = (x: number, y: number) =>
      shines.some((place) => Math.hypot(place.x - x, place.y - y) < 1)
    const found = lipSample(spoiled(sceneOf(plainScene), [255, 250, 250], shine), sceneFace)
    expect(off(found, logOf(plainScene.lips))).toBeLessThan(0.001)
  })
})
