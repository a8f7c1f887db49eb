import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LightLog } from '@kaoiro/core/analysis/colour/light-log'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
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
} from './colour-scene.js'

type Sample = (pixels: Pixels, landmarks: Landmarks) => LightLog | undefined

type Part = 'iris' | 'lips'

/** What holds for the colour of each part that is painted in one tone. */
export const testSampleLaws = (
  sample: Sample,
  part: Part,
  painted: ReadonlyArray<readonly [name: string, colour: Rgb]>,
): void => {
  test.each(painted)(`${part} of %s are found as they are painted`, (_, colour) => {
    const found = sample(sceneOf({ ...plainScene, [part]: colour }), sceneFace)
    expect(off(found, logOf(colour))).toBeLessThan(0.001)
  })

  test('"it takes part in any change of the light"', () => {
    fc.assert(
      fc.property(gainsArb, (gains) => {
        const relit = relitPalette(plainScene, gains)
        expect(off(sample(sceneOf(relit), sceneFace), logOf(relit[part]))).toBeLessThan(0.001)
      }),
      { numRuns: 15 },
    )
  })

  test('a face outside the photo has none', () => {
    for (const [x, y] of elsewhere)
      expect(sample(sceneOf(plainScene), faceMoved(x, y))).toBeUndefined()
  })
}
