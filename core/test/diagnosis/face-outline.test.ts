import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceFeaturesArb, faceOutlineArb } from '@kaoiro/fixtures/arbitraries/certainty'
import {
  FaceFeatures,
  FaceOutline,
  mirroredFeatures,
  mirroredOutline,
} from '../../src/diagnosis/face-outline.js'

const middleOf = (outline: FaceOutline) => outline[(outline.length - 1) / 2]

describe('FaceOutline', () => {
  test('accepts outlines with a middle point', () => {
    fc.assert(
      fc.property(faceOutlineArb, (outline) => {
        expect(FaceOutline.is(outline)).toBe(true)
      }),
    )
  })

  test('rejects an even number of points, since none of them is the chin', () => {
    fc.assert(
      fc.property(faceOutlineArb, (outline) => {
        expect(FaceOutline.is(outline.slice(1))).toBe(false)
      }),
    )
  })

  test.each([[NaN], [Infinity], [-1.1], [2.1], ['0.5'], [null]])(
    'rejects the place %s',
    (place) => {
      const at = [0.5, 0.5]
      expect(FaceOutline.is([at, [0.5, place], at])).toBe(false)
    },
  )
})

describe('mirroredOutline', () => {
  test('is its own inverse', () => {
    fc.assert(
      fc.property(faceOutlineArb, (outline) => {
        for (const [i, [x, y]] of mirroredOutline(mirroredOutline(outline)).entries()) {
          expect(x).toBeCloseTo(outline[i]?.[0] ?? NaN, 12)
          expect(y).toBe(outline[i]?.[1])
        }
      }),
    )
  })

  test('keeps the chin in the middle, at its height', () => {
    fc.assert(
      fc.property(faceOutlineArb, (outline) => {
        expect(middleOf(mirroredOutline(outline))?.[1]).toBe(middleOf(outline)?.[1])
      }),
    )
  })
})

describe('FaceFeatures', () => {
  test('accepts one contour or two of each part', () => {
    fc.assert(
      fc.property(faceFeaturesArb, (features) => {
        expect(FaceFeatures.is(features)).toBe(true)
      }),
    )
  })

  test.each([
    [[]],
    [[[[0.5, 0.5]]]],
    [
      [
        [
          [0, 0],
          [1, 1],
          [2, NaN],
        ],
      ],
    ],
    [null],
  ])('rejects %j as lips', (lips) => {
    fc.assert(
      fc.property(faceFeaturesArb, (features) => {
        expect(FaceFeatures.is({ ...features, lips })).toBe(false)
      }),
    )
  })

  test('swaps left and right in the mirror image', () => {
    fc.assert(
      fc.property(faceFeaturesArb, (features) => {
        const [left, right] = features.eyes
        const mirrored = [right ?? [], left ?? []].map(mirroredOutline)
        expect(mirroredFeatures(features).eyes).toEqual(mirrored)
      }),
    )
  })
})
