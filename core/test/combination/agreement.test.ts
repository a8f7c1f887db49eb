import { expect, test } from 'vitest'
import { diagnosedWith } from '@kaoiro/fixtures/average-diagnosis'
import type { Diagnosed } from '../../src/diagnosis/answer.js'
import { needsLightReference } from '../../src/combination/agreement.js'

const spread = { levels: 0, points: 0 }
const one = { photos: 1, faceType: 1, season: 1, spread }

test.each<[string, Diagnosed, boolean]>([
  ['an uncertain season', diagnosedWith(90, 70), true],
  ['only an uncertain type', diagnosedWith(70, 80), false],
  [
    'a season that is uncertain although the photo shows one',
    diagnosedWith(90, 70, { lightReference: 'sheet' }),
    false,
  ],
])('needsLightReference for %s', (_, result, isNeeded) => {
  expect(needsLightReference(result, null)).toBe(isNeeded)
})

test.each([
  [2, 2, false],
  [2, 1, true],
])('needsLightReference for %i photos, %i with the same season: %s', (photos, season, isNeeded) => {
  expect(needsLightReference(diagnosedWith(90, 90), { ...one, photos, season })).toBe(isNeeded)
})
