import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { faceShapeArb } from '@kaoiro/fixtures/arbitraries'
import type { FaceView } from '@kaoiro/core/analysis/head-frame'
import { faceView } from '@kaoiro/core/analysis/head-frame'
import { irisesIn } from '@kaoiro/core/analysis/iris'
import type { Landmarks } from '@kaoiro/core/analysis/landmarks'
import { pointAt, usualHairlinePoint } from '@kaoiro/core/analysis/landmarks'
import { levelOf } from '@kaoiro/core/analysis/levels'
import type { Measures } from '@kaoiro/core/analysis/measures'
import { measuresOf } from '@kaoiro/core/analysis/measures'
import { meshMeasures } from '@kaoiro/core/analysis/mesh-measures'
import { samplerOf } from '@kaoiro/core/analysis/sampler'
import { standardScore } from '@kaoiro/core/analysis/statistics'
import type { Trait } from '@kaoiro/core/level'
import { traits } from '@kaoiro/core/level'
import { mirrored } from '@kaoiro/core/photo/mirror'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import { painted } from '../photo/pictures.js'
import { evenly } from './arbitraries.js'
import { drawnFace } from './drawn-face.js'
import { mirroredMesh } from './mesh-mirror.js'
import { drawnPortrait, meshNames, meshOf } from './portrait-face.js'

const mean = meshOf('spring-woman')

const measured = (pixels: Pixels, face: Landmarks, raised = 0): Measures => {
  const view = faceView(samplerOf(pixels), face)
  const { x, y } = view.frame.toFrame(usualHairlinePoint(face))
  return measuresOf(view, irisesIn(view), { x, y: y - raised })
}

/** The four that the pixels have a say in. */
const seenTraits = ['faceLine', 'eyebrowAngle', 'eyeVerticalLength', 'mouthWidth'] as const

describe('measuresOf a drawn portrait', () => {
  let portrait: Pixels

  beforeAll(async () => {
    portrait = await drawnPortrait('spring-woman')
  })

  test.each<[string, string, Trait]>([
    ['face-line-sharp', 'face-line-round', 'faceLine'],
    ['brow-arched', 'brow-straight', 'eyebrowAngle'],
    ['eyes-round', 'eyes-narrow', 'eyeVerticalLength'],
    ['mouth-wide', 'mouth-narrow', 'mouthWidth'],
  ])('%s and %s have the outer levels though the mesh is the mean face’s', async (...pair) => {
    const [low, high, trait] = pair
    const levelIn = async (name: string) =>
      levelOf(standardScore(trait, measured(await drawnPortrait(name), mean)[trait]))
    expect(await levelIn(low)).toBe(1)
    expect(await levelIn(high)).toBe(5)
  })

  test.each(traits)('the mean face has a middle level in %s', (trait) => {
    expect(Math.abs(standardScore(trait, measured(portrait, mean)[trait]))).toBeLessThan(0.8416)
  })

  test.each(meshNames)('the mirror image of %s has the same measures', async (name) => {
    const pixels = await drawnPortrait(name)
    const there = measured(mirrored(pixels), mirroredMesh(meshOf(name), pixels.width))
    const here = measured(pixels, meshOf(name))
    for (const trait of traits) {
      const apart = standardScore(trait, there[trait]) - standardScore(trait, here[trait])
      expect(Math.abs(apart), trait).toBeLessThan(0.02)
    }
  })

  test('"a higher hairline lowers the nose’s share and nothing else"', () => {
    const usual = measured(portrait, mean)
    fc.assert(
      fc.property(evenly(0.01, 0.5), (raised) => {
        const higher = measured(portrait, mean, raised)
        expect(higher.noseRatio).toBeLessThan(usual.noseRatio)
        expect({ ...higher, noseRatio: 0 }).toEqual({ ...usual, noseRatio: 0 })
      }),
      { numRuns: 5 },
    )
  })
})

/** Three of the population's standard deviations. */
const mostApart = {
  faceLine: 3 * 0.026,
  eyebrowAngle: 3 * 0.027,
  eyeVerticalLength: 3 * 0.06,
  mouthWidth: 3 * 0.037,
} as const

describe('measuresOf a picture that shows no such face', () => {
  test('"they stay within three deviations of what the mesh says"', () => {
    const small = mean.map(({ x, y }) => ({ x: x / 9, y: y / 9 }))
    const noiseArb = fc.uint8Array({ minLength: 60 * 80 * 4, maxLength: 60 * 80 * 4 })
    fc.assert(
      fc.property(noiseArb, (data) => {
        const pixels = { width: 60, height: 80, data }
        const said = meshMeasures(faceView(samplerOf(pixels), small))
        const seen = measured(pixels, small)
        for (const trait of seenTraits)
          expect(Math.abs(seen[trait] - said[trait]), trait).toBeLessThan(mostApart[trait] + 1e-9)
      }),
      { numRuns: 10 },
    )
  })

  const blank = painted(531, 708, () => [200, 170, 150])
  const said = meshMeasures(faceView(samplerOf(blank), mean))

  test('without brows their arch is the mesh’s', () => {
    expect(measured(blank, mean).eyebrowAngle).toBe(said.eyebrowAngle)
  })

  test('without a line between the lips the mouth is the mesh’s', () => {
    expect(measured(blank, mean).mouthWidth).toBe(said.mouthWidth)
  })
})

/** A mesh alone, in its own coordinates. */
const viewOf = (landmarks: Landmarks): FaceView => ({
  ...faceView(samplerOf(painted(1, 1, () => [0, 0, 0])), landmarks),
  landmark: (index) => pointAt(landmarks, index),
})

describe('meshMeasures', () => {
  test('"a mesh has the measures that it was drawn with"', () => {
    fc.assert(
      fc.property(faceShapeArb, (shape) => {
        const said = meshMeasures(viewOf(drawnFace(shape)))
        expect(said.faceLine).toBeCloseTo(shape.faceLine, 9)
        expect(said.eyebrowAngle).toBeCloseTo((shape.browLeft + shape.browRight) / 2, 9)
        expect(said.eyeVerticalLength).toBeCloseTo((shape.eyeLeft + shape.eyeRight) / 2, 9)
        expect(said.mouthWidth).toBeCloseTo(shape.mouthWidth, 9)
      }),
    )
  })

  test('"its mirror image has the same"', () => {
    fc.assert(
      fc.property(faceShapeArb, (shape) => {
        const face = drawnFace(shape)
        const [one, other] = [face, mirroredMesh(face, 1)].map((each) => meshMeasures(viewOf(each)))
        for (const trait of seenTraits) expect(other?.[trait]).toBeCloseTo(one?.[trait] ?? NaN, 9)
      }),
    )
  })
})
