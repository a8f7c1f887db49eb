import { expect, test } from 'vitest'
import type { Certainty } from '@kaoiro/core/diagnosis/certainty'
import { isUnsure } from '@kaoiro/core/combination/agreement'

const spread = { levels: 0, points: 0 }
const one = { photos: 1, faceType: 1, season: 1, spread }

test.each<[string, Certainty, boolean]>([
  ['says nothing', {}, false],
  ['is sure of both answers', { confidence: { faceType: 0.8, season: 0.95 } }, false],
  ['is not sure of one', { confidence: { faceType: 0.8, season: 0.7 } }, true],
  ['is sure of the one that it speaks of', { confidence: { season: 0.8 } }, false],
])('one photo of which the service %s', (_, certainty, unsure) => {
  expect(isUnsure(certainty, one)).toBe(unsure)
})

test.each([
  [2, 2, 2, false],
  [3, 2, 3, true],
  [3, 3, 1, true],
])('of %i photos %i give the type and %i the season', (photos, faceType, season, unsure) => {
  expect(isUnsure({}, { photos, faceType, season, spread })).toBe(unsure)
})
