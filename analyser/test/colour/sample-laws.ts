import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LightLog } from '../../src/colour/light-log.js'
import type { Landmarks } from '../../src/face/landmarks.js'
import type { Pixels } from '@kaoiro/core/photo'
import type { Rgb } from '../photo/pictures.js'
import type { ScenePalette } from './colour-scene.js'
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

/** Samples a part of a picture that was painted with a palette. */
type Sample = (pixels: Pixels, landmarks: Landmarks, palette: ScenePalette) => LightLog | undefined

/** Declares, for one part, the tests that the sample of every part must pass. */
export const testSampleLaws = (
  sample: Sample,
  part: 'skin' | 'white' | 'hair' | 'iris' | 'lips',
  painted: ReadonlyArray<readonly [name: string, colour: Rgb]>,
  around: Partial<ScenePalette> = {},
  within = 0.001,
): void => {
  const expectFound = (palette: ScenePalette): void => {
    const found = sample(sceneOf(palette), sceneFace, palette)
    expect(off(found, logOf(palette[part]))).toBeLessThan(within)
  }

  test.each(painted)(`finds ${part} in %s as painted`, (_, colour) => {
    expectFound({ ...plainScene, ...around, [part]: colour })
  })

  test('changes with the light, for any light', () => {
    fc.assert(
      fc.property(gainsArb, (gains) => {
        expectFound(relitPalette(plainScene, gains))
      }),
      { numRuns: 15 },
    )
  })

  test('is undefined for a face outside the photo', () => {
    for (const [x, y] of elsewhere)
      expect(sample(sceneOf(plainScene), faceMoved(x, y), plainScene)).toBeUndefined()
  })
}
