import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb, seasonArb, diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { answerArb, soundProportionArb } from '@kaoiro/fixtures/arbitraries/session'
import { diagnosisOf } from '../../src/diagnosis/answer.js'
import { faceTypes, faceTypesOf, genders, seasons } from '../../src/diagnosis/vocabulary.js'
import {
  fallbacksIn,
  faceTypeOrFallback,
  seasonOrFallback,
  differencesOf,
} from '../../src/diagnosis/diagnosis.js'
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'
import { pretty } from './sample.js'

const unknownNames = ['', 'Simple', ' simple', 'elegant', '7', 'SPRING', '__proto__', 'toString']

describe('faceTypeOrFallback', () => {
  test.each(unknownNames)('replaces the unknown type <%s>', (name) => {
    expect(faceTypeOrFallback('MEN')(name)).toBe('simple')
    expect(faceTypeOrFallback('WOMEN')(name)).toBe('pretty')
  })

  test('keeps types that are shown to the gender, and replaces the others', () => {
    for (const gender of genders)
      for (const type of faceTypes)
        expect(faceTypeOrFallback(gender)(type)).toBe(
          faceTypesOf(gender).includes(type) ? type : gender === 'MEN' ? 'simple' : 'pretty',
        )
  })
})

describe('seasonOrFallback', () => {
  test.each(unknownNames)('replaces the unknown season <%s> by spring', (name) => {
    expect(seasonOrFallback(name)).toBe('spring')
  })

  test('keeps the four seasons', () => {
    expect(seasons.map(seasonOrFallback)).toEqual(seasons)
  })
})

describe('fallbacksIn', () => {
  const soundProportion = { spring: 1, autumn: 2, winter: 90 }

  test.each([
    ['WOMEN', 'elegant', 'winter', { _tag: 'UnknownFaceType', sent: 'elegant', used: 'pretty' }],
    ['MEN', 'sweet', 'winter', { _tag: 'FaceTypeNotShown', sent: 'sweet', used: 'simple' }],
    ['MEN', 'wild', 'fall', { _tag: 'UnknownSeason', sent: 'fall', used: 'spring' }],
  ] as const)('reports for %s the answer %s, %s', (gender, faceType, season, fallback) => {
    const answer = { faceType, season, proportion: soundProportion }
    expect(fallbacksIn(gender)(answer)).toEqual([fallback])
  })

  test.each([
    [
      { spring: 100, autumn: 100, winter: 0 },
      { spring: 50, summer: 0, autumn: 50, winter: 0 },
    ],
    [
      { spring: -5, autumn: 20, winter: 10 },
      { spring: 0, summer: 70, autumn: 20, winter: 10 },
    ],
    [
      { spring: 0, autumn: 0, winter: 250 },
      { spring: 0, summer: 0, autumn: 0, winter: 100 },
    ],
  ])('reports percentages that are out of range: %j', (sent, used) => {
    const answer = { faceType: 'wild', season: 'winter', proportion: sent }
    expect(fallbacksIn('MEN')(answer)).toEqual([{ _tag: 'ProportionFitted', sent, used }])
  })

  test('returns an empty list for a valid answer, even if its percentages are not whole', () => {
    const soundArb = fc.constantFrom(...genders).chain((gender) =>
      fc.record({
        gender: fc.constant(gender),
        faceType: fc.constantFrom(...faceTypesOf(gender)),
        season: seasonArb,
        proportion: soundProportionArb,
      }),
    )
    fc.assert(
      fc.property(soundArb, ({ gender, ...answer }) => {
        expect(fallbacksIn(gender)(answer)).toEqual([])
      }),
    )
  })

  test('reports every change of face type and season in the diagnosis, and no others', () => {
    fc.assert(
      fc.property(genderArb, answerArb, (gender, answer) => {
        const { faceType, colorType, colorComposition } = diagnosisOf(gender)(answer)
        const fallbacks = fallbacksIn(gender)(answer)
        const shown = [faceType, colorType, colorComposition]
        for (const { used } of fallbacks) expect(shown).toContainEqual(used)
        const tags = fallbacks.map(({ _tag }) => _tag)
        const typeFellBack = tags.includes('UnknownFaceType') || tags.includes('FaceTypeNotShown')
        expect(faceType === answer.faceType).toBe(!typeFellBack)
        expect(colorType === answer.season).toBe(!tags.includes('UnknownSeason'))
      }),
    )
  })
})

describe('differencesOf', () => {
  test('returns each differing part with both values, in the order of the result', () => {
    const other: Diagnosis = {
      faceType: 'simple',
      colorType: 'winter',
      gender: 'MEN',
      faceTypeAnalysis: [3, 0, 1, 1, 2],
      colorComposition: { spring: 0, summer: 24, autumn: 14, winter: 62 },
    }
    expect(differencesOf(pretty, other)).toEqual([
      { part: 'gender', a: 'WOMEN', b: 'MEN' },
      { part: 'faceType', a: 'pretty', b: 'simple' },
      { part: 'eyebrowAngle', a: 2, b: 0 },
      { part: 'noseRatio', a: 1, b: 2 },
      { part: 'colorType', a: 'spring', b: 'winter' },
      { part: 'spring', a: 58, b: 0 },
      { part: 'winter', a: 4, b: 62 },
    ])
  })

  test('returns an empty list for equal results, and only for them', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (a, b) => {
        expect(differencesOf(a, { ...a })).toEqual([])
        expect(differencesOf(a, b).length === 0).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
  })
})
