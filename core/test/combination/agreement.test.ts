import { expect, test } from 'vitest'
import type { Certainty } from '../../src/diagnosis/certainty.js'
import { isLow, needsLightReference } from '../../src/combination/agreement.js'

const spread = { levels: 0, points: 0 }
const one = { photos: 1, faceType: 1, season: 1, spread }

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

test.each([
  [2, 2, false],
  [2, 1, true],
])('needsLightReference for %i photos, %i with the same season: %s', (photos, season, isNeeded) => {
  expect(needsLightReference({}, { ...one, photos, season })).toBe(isNeeded)
})

test.each([
  [0.5, 0.5, true],
  [0.5, 0.6, false],
  [0.9, 0.5, false],
])('isLow for one photo with confidences of %d and %d: %s', (faceType, season, low) => {
  expect(isLow({ confidence: { faceType, season } }, one)).toBe(low)
})

test.each([
  [3, 1, 1, true],
  [3, 2, 1, false],
  [2, 1, 1, true],
])(
  'isLow: of %i photos, %i agree on the type and %i on the season: %s',
  (photos, faceType, season, low) => {
    expect(isLow({}, { ...one, photos, faceType, season })).toBe(low)
  },
)
