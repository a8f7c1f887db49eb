import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LightLog } from '../../src/colour/light-log.js'
import { without } from '../../src/colour/light-log.js'
import { nearNeutralMean, surroundings } from '../../src/colour/surroundings.js'
import { headFrame } from '../../src/face/head-frame.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { logOf, off, plainScene, sceneFace, sceneOf } from './colour-scene.js'

const around = surroundings(sceneOf(plainScene), headFrame(sceneFace))

const countOf = (colours: ReadonlyArray<LightLog>, colour: LightLog): number =>
  colours.filter((each) => off(each, colour) < 0.001).length

describe('surroundings', () => {
  test('contain only wall and clothes, not head and neck', () => {
    const [wall, cloth] = [plainScene.wall, plainScene.cloth].map((colour) =>
      countOf(around.all, logOf(colour)),
    )
    expect((wall ?? 0) + (cloth ?? 0)).toBe(around.all.length)
    expect(wall).toBeGreaterThan(100)
    expect(cloth).toBeGreaterThan(10)
  })

  test('next to the head contain only the wall', () => {
    expect(around.besideHead.length).toBeGreaterThan(100)
    expect(countOf(around.besideHead, logOf(plainScene.wall))).toBe(around.besideHead.length)
  })
})

describe('nearNeutralMean', () => {
  const grey: LightLog = { red: -1.2, green: -1.2, blue: -1.2 }
  const yellow: LightLog = { red: -0.5, green: -0.7, blue: -1.9 }
  const times = (count: number, colour: LightLog) => Array.from({ length: count }, () => colour)

  test('returns the colour of a grey wall, in any light', () => {
    const tintArb = evenly(-0.15, 0.15)
    fc.assert(
      fc.property(tintArb, evenly(-1, 0.5), tintArb, (red, gain, blue) => {
        const light = { red: -red - gain, green: -gain, blue: -blue - gain }
        const wall = without(light, grey)
        expect(off(nearNeutralMean(times(50, wall)), wall)).toBeLessThan(1e-9)
      }),
    )
  })

  test('is undefined for a coloured wall', () => {
    expect(nearNeutralMean(times(500, yellow))).toBeUndefined()
  })

  test('almost ignores a coloured wall next to a grey door', () => {
    const mean = nearNeutralMean([...times(400, yellow), ...times(100, grey)])
    expect(off(mean, grey)).toBeLessThan(0.01)
  })

  test('is undefined if too few pixels are neutral', () => {
    expect(nearNeutralMean([...times(490, yellow), ...times(10, grey)])).toBeUndefined()
    expect(nearNeutralMean([])).toBeUndefined()
  })

  test('ignores clipped and nearly black pixels', () => {
    expect(nearNeutralMean(times(50, logOf([252, 252, 252])))).toBeUndefined()
    expect(nearNeutralMean(times(50, logOf([20, 20, 20])))).toBeUndefined()
    const some = [...times(50, grey), ...times(50, logOf([255, 255, 255]))]
    expect(off(nearNeutralMean(some), grey)).toBeLessThan(1e-9)
  })
})
