import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certaintyArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { answerArb, specifiedAnswerArb } from '@kaoiro/fixtures/arbitraries/session'
import type { Answer } from '../../src/diagnosis/answer.js'
import { diagnosedFrom } from '../../src/diagnosis/answer.js'
import { Certainty } from '../../src/diagnosis/certainty.js'
import { faceTypesOf } from '../../src/diagnosis/vocabulary.js'

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
    const levelConfidence = { faceLine: 0.8, noseRatio: 0.5 }
    const doubts = ['smile', 'glare', 'side-light', 'smile']
    expect(
      certaintyIn({ faceTypes: { pretty: 60, sweet: 40, wild: 0 }, levelConfidence, doubts }),
    ).toEqual({
      faceTypes: {
        ...{ pretty: 60, sweet: 40, basic: 0, natural: 0 },
        ...{ 'smart-casual': 0, handsome: 0, chic: 0 },
      },
      levelConfidence,
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
    ['of another type', 'pretty', { sweet: 60, pretty: 40 }],
    ['of no type of the gender', 'pretty', { wild: 100 }],
    ['of an unknown type alone', 'cubist', { cubist: 90, sweet: 10 }],
  ])('omits chances that are largest for an answer %s', (_, faceType, faceTypes) => {
    expect(certaintyIn({ faceType, faceTypes })).toStrictEqual({})
  })

  test('makes the diagnosis’ face type the likeliest', () => {
    fc.assert(
      fc.property(genderArb, answerArb, (gender, answer) => {
        const { diagnosis, certainty } = diagnosedFrom(gender)(answer)
        const { faceTypes = { [diagnosis.faceType]: 100 } } = certainty
        expect(faceTypes[diagnosis.faceType]).toBe(Math.max(...Object.values(faceTypes)))
        for (const type of Object.keys(faceTypes)) expect(faceTypesOf(gender)).toContain(type)
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
    ['a share above 1', { levelConfidence: { faceLine: 94 } }],
    ['a percentage above 100', { faceTypes: { chic: 101 } }],
    ['an unknown doubt', { doubts: ['glare'] }],
    ['one doubt without its list', { doubts: 'smile' }],
  ])('rejects %s', (_, value) => expect(E.isLeft(Certainty.decode(value))).toBe(true))
})
