import { expect, test } from 'vitest'
import type { Certainty } from '@kaoiro/core/diagnosis/certainty'
import { isUnsure, needsLightReference } from '@kaoiro/core/combination/agreement'

const spread = { levels: 0, points: 0 }
const one = { photos: 1, faceType: 1, season: 1, spread }

test.each<[string, Certainty, boolean]>([
  ['reports nothing', {}, false],
  ['reports high confidences', { confidence: { faceType: 0.8, season: 0.95 } }, false],
  ['reports one low confidence', { confidence: { faceType: 0.8, season: 0.7 } }, true],
  ['reports only one confidence, a high one', { confidence: { season: 0.8 } }, false],
])('isUnsure for one photo, if the service %s', (_, certainty, unsure) => {
  expect(isUnsure(certainty, one)).toBe(unsure)
})

test.each([
  [2, 2, 2, false],
  [3, 2, 3, true],
  [3, 3, 1, true],
])(
  'isUnsure: of %i photos, %i agree on the type and %i on the season: %s',
  (photos, faceType, season, unsure) => {
    expect(isUnsure({}, { photos, faceType, season, spread })).toBe(unsure)
  },
)

test.each<[string, Certainty, boolean]>([
  ['an uncertain season', { confidence: { season: 0.7 } }, true],
  ['only an uncertain type', { confidence: { faceType: 0.7, season: 0.8 } }, false],
  [
    'a season that is uncertain although the photo shows one',
    { confidence: { season: 0.7 }, lightReference: 'sheet' },
    false,
  ],
])('needsLightReference for %s', (_, certainty, isNeeded) => {
  expect(needsLightReference(certainty, null)).toBe(isNeeded)
})
