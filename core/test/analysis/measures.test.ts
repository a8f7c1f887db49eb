import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceShapeArb, placementArb } from '@kaoiro/fixtures/arbitraries'
import type { Landmarks, Point } from '@kaoiro/core/analysis/landmarks'
import type { Measures } from '@kaoiro/core/analysis/measures'
import { measuresOf, standardScore } from '@kaoiro/core/analysis/measures'
import type { Trait } from '@kaoiro/core/level'
import { traits } from '@kaoiro/core/level'
import { drawnFace, drawnHairline, meanShape, placed, placedPoint } from './drawn-face.js'

const expectClose = (actual: Measures, expected: Measures) => {
  for (const trait of traits) expect(actual[trait]).toBeCloseTo(expected[trait], 8)
}

/** Which landmark of the mesh is the mirror image of which. */
const pairs = [
  ...[
    [234, 454],
    [172, 397],
    [61, 291],
  ],
  ...[
    [105, 334],
    [55, 285],
    [46, 276],
  ],
  ...[
    [159, 386],
    [145, 374],
    [33, 263],
    [133, 362],
  ],
]

const mirrored = (landmarks: Landmarks): Landmarks => {
  const flip = ({ x, y }: Point): Point => ({ x: -x, y })
  const points = landmarks.map(flip)
  for (const [left = 0, right = 0] of pairs) {
    points[left] = flip(landmarks[right] ?? { x: 0, y: 0 })
    points[right] = flip(landmarks[left] ?? { x: 0, y: 0 })
  }
  return points
}

describe('measuresOf', () => {
  test('a face has the measures that it was drawn with', () => {
    fc.assert(
      fc.property(faceShapeArb, (shape) => {
        expectClose(measuresOf(drawnFace(shape), drawnHairline), {
          faceLine: shape.faceLine,
          eyebrowAngle: (shape.browLeft + shape.browRight) / 2,
          eyeVerticalLength: (shape.eyeLeft + shape.eyeRight) / 2,
          mouthWidth: shape.mouthWidth,
          noseRatio: shape.noseRatio,
        })
      }),
    )
  })

  test('size, roll and place in the photo do not change them', () => {
    fc.assert(
      fc.property(faceShapeArb, placementArb, (shape, placement) => {
        const face = drawnFace(shape)
        expectClose(
          measuresOf(placed(face, placement), placedPoint(placement)(drawnHairline)),
          measuresOf(face, drawnHairline),
        )
      }),
    )
  })

  test('a mirrored photo has the same measures', () => {
    fc.assert(
      fc.property(faceShapeArb, (shape) => {
        const face = drawnFace(shape)
        expectClose(measuresOf(mirrored(face), drawnHairline), measuresOf(face, drawnHairline))
      }),
    )
  })

  test('a higher hairline lowers the nose’s share and nothing else', () => {
    fc.assert(
      fc.property(faceShapeArb, fc.double({ min: 0.01, max: 0.5, noNaN: true }), (shape, more) => {
        const face = drawnFace(shape)
        const usual = measuresOf(face, drawnHairline)
        const higher = measuresOf(face, { x: 0, y: drawnHairline.y - more })
        expect(higher.noseRatio).toBeLessThan(usual.noseRatio)
        expectClose({ ...higher, noseRatio: 0 }, { ...usual, noseRatio: 0 })
      }),
    )
  })
})

describe('standardScore', () => {
  /** By each trait's labels: which way a larger measure points. */
  const directions: Readonly<Record<Trait, 1 | -1>> = {
    faceLine: 1,
    eyebrowAngle: -1,
    eyeVerticalLength: -1,
    mouthWidth: -1,
    noseRatio: 1,
  }

  test('the mean face scores 0 in every trait', () => {
    const measures = measuresOf(drawnFace(meanShape), drawnHairline)
    for (const trait of traits) expect(standardScore(trait, measures[trait])).toBeCloseTo(0, 6)
  })

  test('a larger measure scores always towards the same end', () => {
    const measureArb = fc.double({ min: 0.01, max: 2, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...traits), measureArb, measureArb, (trait, a, b) => {
        const gain = standardScore(trait, Math.max(a, b)) - standardScore(trait, Math.min(a, b))
        expect(directions[trait] * gain).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
