import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LightReference } from '../../src/colour/colour-samples.js'
import { colourSamples } from '../../src/colour/colour-samples.js'
import { pointAt } from '../../src/face/landmarks.js'
import { mesh } from '../../src/face/mesh.js'
import { withReference } from '../../src/light-reference/find-reference.js'
import type { Pixels } from '@kaoiro/core/photo'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { logOf, off, relitPalette, sceneFace, sceneOf, sceneSize } from '../colour/colour-scene.js'
import { nextToFace, faceScene, withEllipse, withRectangle } from './drawn-paper.js'

const paper: Rgb = [232, 232, 232]

const referenceIn = (pixels: Pixels): LightReference | undefined => {
  const samples = colourSamples(pixels, sceneFace)
  return O.isSome(samples) ? withReference(pixels, sceneFace, samples.value).reference : undefined
}

describe('a white sheet next to the face', () => {
  test('is found on both sides, tilted, and cut off by the border, with its colour', () => {
    const sideArb = fc.constantFrom(-1, 1)
    fc.assert(
      fc.property(
        sideArb,
        evenly(-15, 15),
        evenly(220, 330),
        evenly(0, 30),
        (side, tilt, y, cut) => {
          const x = sceneSize.width / 2 + side * (194 + cut)
          const scene = withRectangle(sceneOf(faceScene), paper, { ...nextToFace, x, y, tilt })
          const found = referenceIn(scene)
          expect(found?.kind).toBe('sheet')
          expect(off(found?.paper, logOf(paper))).toBeLessThan(0.01)
        },
      ),
      { numRuns: 20 },
    )
  })

  test('is found if the bottom of the picture cuts it off next to the chin', () => {
    const scene = sceneOf(faceScene)
    const height = Math.ceil(pointAt(sceneFace, mesh.chin).y) + 10
    const closer = { ...scene, height, data: scene.data.subarray(0, 4 * scene.width * height) }
    const place = { ...nextToFace, y: height - 50, tilt: 0 }
    expect(referenceIn(withRectangle(closer, paper, place))?.kind).toBe('sheet')
  })

  test('has the colour of the light', () => {
    const gainArb = evenly(0.65, 1)
    fc.assert(
      fc.property(fc.tuple(gainArb, gainArb, gainArb), (gains) => {
        fc.pre(Math.max(...gains) / Math.min(...gains) < 1.35)
        const relit = relitPalette({ ...faceScene, cloth: paper }, gains)
        const scene = withRectangle(sceneOf({ ...relit, cloth: relit.wall }), relit.cloth)
        expect(off(referenceIn(scene)?.paper, logOf(relit.cloth))).toBeLessThan(0.01)
      }),
      { numRuns: 20 },
    )
  })

  test.each<readonly [string, Pixels]>([
    ['a white wall', sceneOf({ ...faceScene, wall: paper })],
    ['a white shirt', sceneOf({ ...faceScene, cloth: paper })],
    ['a sheet in shade', withRectangle(sceneOf(faceScene), [118, 118, 118])],
    ['a sheet under another lamp', withRectangle(sceneOf(faceScene), [250, 205, 135])],
    ['a window', withRectangle(sceneOf(faceScene), [255, 255, 255])],
    ['a round lamp', withEllipse(sceneOf(faceScene), paper)],
    [
      'a small label',
      withRectangle(sceneOf(faceScene), paper, { ...nextToFace, width: 30, height: 40 }),
    ],
    [
      'a sheet on the chest',
      withRectangle(sceneOf(faceScene), paper, { ...nextToFace, x: 260, y: 540 }),
    ],
    ['a face alone', sceneOf(faceScene)],
  ])('is not found in a photo with %s', (_, scene) => {
    expect(referenceIn(scene)).toBeUndefined()
  })

  test('a clipped blue follows from red', () => {
    const cool: Rgb = [222, 236, 255]
    const gains: Rgb = [0.93, 1, 1.1]
    const scene = withRectangle(sceneOf(relitPalette(faceScene, gains)), cool)
    const { red = 0, green = 0, blue = 0 } = referenceIn(scene)?.paper ?? {}
    expect((blue - green) / (red - green)).toBeCloseTo(-1.62, 1)
  })
})
