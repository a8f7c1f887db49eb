import { describe, expect, test } from 'vitest'
import { loadFaceDetector } from '@kaoiro/api/face-detector'
import { meanHairlinePoint } from '@kaoiro/core/analysis/face/landmarks'
import { defaultSize } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { hairlineOf } from '@kaoiro/fixtures/portrait/photograph/perspective'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import { guideOn } from '../../../evaluate/examine/guide.js'
import { eggFace } from '../pixels/head.js'
import { constant } from '../pixels/pictures.js'

describe('the guide on a photo without one', () => {
  test('lies where the hair begins, of most people drawn at random', async () => {
    const findFaces = await loadFaceDetector()
    let told = 0
    for (const { parameters } of population(7, 3)) {
      const pixels = photograph(parameters)
      const [face = []] = await findFaces(pixels)
      const { point, isTold } = guideOn(pixels, face)
      if (!isTold) continue
      told++
      const drawn = hairlineOf(parameters, defaultSize)
      expect(Math.abs((100 * point.y) / pixels.height - drawn)).toBeLessThan(2)
    }
    expect(told).toBeGreaterThanOrEqual(2)
  })

  test('lies where the mesh usually has it if they show nothing', () => {
    const face = eggFace({ x: 100, y: 100, radius: 50 })
    const { point, isTold } = guideOn(constant(200, 200, 120), face)
    expect([point, isTold]).toEqual([meanHairlinePoint(face), false])
  })
})
