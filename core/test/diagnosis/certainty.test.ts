import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certaintyArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { answerArb, specifiedAnswerArb } from '@kaoiro/fixtures/arbitraries/session'
import type { Answer } from '../../src/diagnosis/answer.js'
import { diagnosedFrom } from '../../src/diagnosis/answer.js'
import { Certainty } from '../../src/diagnosis/certainty.js'
import { faceTypesOf } from '../../src/diagnosis/face-type.js'

const plain: Answer = {
  faceType: 'pretty',
  season: 'spring',
  levels: { faceLine: 4, eyebrowAngle: 3, eyeVerticalLength: 2, mouthWidth: 4, noseRatio: 1 },
  proportion: { spring: 60, autumn: 20, winter: 10 },
}

const certaintyIn = (changed: Partial<Answer>) =>
  diagnosedFrom('WOMEN')({ ...plain, ...changed }).certainty

describe('certaintyOf', () => {
  test('returns the values from the service, without unknown and repeated doubts', () => {
    const confidence = {
      ...{ faceType: 0.72, season: 0.8, both: 0.58 },
      levels: { faceLine: 0.8, noseRatio: 0.5 },
    }
    const second = {
      faceType: { name: 'sweet', confidence: 0.21 },
      season: { name: 'summer', confidence: 0.15 },
    }
    const doubts = ['smile', 'glare', 'side-light', 'smile']
    expect(certaintyIn({ confidence, second, doubts })).toEqual({
      confidence,
      second,
      doubts: ['smile', 'side-light'],
    })
  })

  test('is empty for an answer with the specified fields only', () => {
    fc.assert(
      fc.property(genderArb, specifiedAnswerArb, (gender, answer) => {
        expect(diagnosedFrom(gender)(answer).certainty).toStrictEqual({})
      }),
    )
    expect(certaintyIn({ doubts: ['glare'] })).toStrictEqual({})
  })

  test.each([
    ['unknown', 'pretty', 'cubist'],
    ['not shown to this gender', 'pretty', 'wild'],
    ['equal to the first', 'pretty', 'pretty'],
    ['the fallback of the first', 'cubist', 'pretty'],
  ])('omits a second face type that is %s', (_, faceType, name) => {
    const second = { faceType: { name, confidence: 0.4 } }
    expect(certaintyIn({ faceType, second })).toStrictEqual({})
  })

  test.each([
    ['unknown', 'spring', 'monsoon'],
    ['equal to the first', 'winter', 'winter'],
    ['the fallback of the first', 'monsoon', 'spring'],
  ])('omits a second season that is %s', (_, season, name) => {
    const second = { season: { name, confidence: 0.4 } }
    expect(certaintyIn({ season, second })).toStrictEqual({})
  })

  test('never returns the answer itself as runner-up', () => {
    fc.assert(
      fc.property(genderArb, answerArb, (gender, answer) => {
        const { diagnosis, certainty } = diagnosedFrom(gender)(answer)
        const { faceType, season } = certainty.second ?? {}
        if (faceType !== undefined) expect(faceTypesOf(gender)).toContain(faceType.name)
        expect(faceType?.name).not.toBe(diagnosis.faceType)
        expect(season?.name).not.toBe(diagnosis.colorType)
      }),
    )
  })

  test('is valid for any answer', () => {
    fc.assert(
      fc.property(genderArb, answerArb, (gender, answer) => {
        const { certainty } = diagnosedFrom(gender)(answer)
        expect(Certainty.decode(JSON.parse(JSON.stringify(certainty)))).toEqual(E.right(certainty))
      }),
    )
  })
})

describe('Certainty', () => {
  test('decoding returns the encoded certainty, through JSON', () => {
    fc.assert(
      fc.property(certaintyArb, (certainty) => {
        const text = JSON.stringify(Certainty.encode(certainty))
        expect(Certainty.decode(JSON.parse(text))).toEqual(E.right(certainty))
      }),
    )
  })

  test.each<[string, unknown]>([
    ['a text', 'sure'],
    ['a share above 1', { confidence: { faceType: 94 } }],
    ['an unknown second season', { second: { season: { name: 'monsoon', confidence: 0.2 } } }],
    ['a second answer without its share', { second: { faceType: { name: 'chic' } } }],
    ['an unknown doubt', { doubts: ['glare'] }],
    ['one doubt without its list', { doubts: 'smile' }],
  ])('rejects %s', (_, value) => expect(E.isLeft(Certainty.decode(value))).toBe(true))
})
