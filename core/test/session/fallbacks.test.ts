import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  analysisResultArb,
  soundProportionArb,
  specifiedResultArb,
} from '@kaoiro/fixtures/arbitraries/session'
import { genderArb, seasonArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { toDiagnosis } from '@kaoiro/core/session/wire-result'
import { fallbacksOf } from '@kaoiro/core/session/fallbacks'
import { answerOf } from './answers.js'

describe('fallbacksOf', () => {
  test('a valid answer needs no fallback, whether or not its percentages are whole', () => {
    expect(fallbacksOf('WOMEN')(answerOf('chic'))).toEqual([])
    const thirds = { spring: 33.3, autumn: 33.3, winter: 33.4 }
    expect(fallbacksOf('MEN')(answerOf('chic', 'spring', thirds))).toEqual([])
  })

  test('an unknown face type', () => {
    expect(fallbacksOf('WOMEN')(answerOf('elegant'))).toEqual([
      { _tag: 'UnknownFaceType', sent: 'elegant', used: 'pretty' },
    ])
  })

  test('a face type that the gender is not shown', () => {
    expect(fallbacksOf('MEN')(answerOf('sweet'))).toEqual([
      { _tag: 'FaceTypeNotShown', sent: 'sweet', used: 'simple' },
    ])
  })

  test('an unknown season', () => {
    expect(fallbacksOf('MEN')(answerOf('wild', 'fall'))).toEqual([
      { _tag: 'UnknownSeason', sent: 'fall', used: 'spring' },
    ])
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
  ])('percentages that do not fit: %j', (sent, used) => {
    expect(fallbacksOf('MEN')(answerOf('wild', 'winter', sent))).toEqual([
      { _tag: 'ProportionFitted', sent, used },
    ])
  })

  test('a type that the gender is shown, a known season and valid percentages need no fallback', () => {
    const soundArb = fc.constantFrom(...genders).chain((gender) =>
      fc.record({
        gender: fc.constant(gender),
        faceType: fc.constantFrom(...faceTypesOf(gender)),
        season: seasonArb,
        proportion: soundProportionArb,
      }),
    )
    fc.assert(
      fc.property(soundArb, ({ gender, faceType, season, proportion }) => {
        expect(fallbacksOf(gender)(answerOf(faceType, season, proportion))).toEqual([])
      }),
    )
  })

  test('the reported fallbacks are what the diagnosis shows', () => {
    fc.assert(
      fc.property(genderArb, analysisResultArb, (gender, result) => {
        const { faceType, colorType, colorComposition } = toDiagnosis(gender)(result)
        const said = [faceType, colorType, colorComposition]
        for (const { used } of fallbacksOf(gender)(result)) expect(said).toContainEqual(used)
      }),
    )
  })

  test('if no fallback is reported, type and season are those that were sent', () => {
    fc.assert(
      fc.property(genderArb, specifiedResultArb, (gender, result) => {
        const tags = fallbacksOf(gender)(result).map(({ _tag }) => _tag)
        const { faceType, colorType } = toDiagnosis(gender)(result)
        const typeFellBack = tags.includes('UnknownFaceType') || tags.includes('FaceTypeNotShown')
        expect(faceType === result.face_type.face_type).toBe(!typeFellBack)
        expect(colorType === result.personal_color.personal_color).toBe(
          !tags.includes('UnknownSeason'),
        )
      }),
    )
  })
})
