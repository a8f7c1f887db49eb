import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analysisResultArb, specifiedResultArb } from '@kaoiro/fixtures/arbitraries/session'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { certaintyArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { Certainty, certaintyOf } from '@kaoiro/core/session/certainty/certainty'
import { toDiagnosis } from '@kaoiro/core/session/wire-result'
import type { AnalysisResult } from '@kaoiro/core/session/wire/wire'

const { face_type, personal_color } = sampleResult

const full: AnalysisResult = {
  confidence: 0.58,
  doubts: ['smile', 'glare', 'side-light', 'smile'],
  face_type: {
    ...face_type,
    confidence: 0.72,
    second: { face_type: 'sweet', confidence: 0.21 },
    level_confidence: { face_line: 0.8, nose_ratio: 0.5 },
  },
  personal_color: {
    ...personal_color,
    confidence: 0.8,
    second: { personal_color: 'summer', confidence: 0.15 },
  },
}

describe('the certainty of a result', () => {
  test('has all that the service says about it', () => {
    expect(certaintyOf('WOMEN')(full)).toEqual({
      confidence: {
        faceType: 0.72,
        season: 0.8,
        both: 0.58,
        levels: { faceLine: 0.8, noseRatio: 0.5 },
      },
      second: {
        faceType: { name: 'sweet', confidence: 0.21 },
        season: { name: 'summer', confidence: 0.15 },
      },
      doubts: ['smile', 'side-light'],
    })
  })

  test('is empty if the service says nothing of it, as a service by the specification does', () => {
    fc.assert(
      fc.property(genderArb, specifiedResultArb, (gender, result) => {
        expect(certaintyOf(gender)(result)).toStrictEqual({})
        expect(certaintyOf(gender)(result)).toEqual({})
      }),
    )
    expect(certaintyOf('MEN')({ ...sampleResult, doubts: ['glare'] })).toStrictEqual({})
  })

  test('is there if a single part of it was sent', () => {
    expect(certaintyOf('MEN')({ ...sampleResult, confidence: 0 })).not.toEqual({})
    expect(certaintyOf('MEN')({ ...sampleResult, doubts: ['guide'] })).not.toEqual({})
  })

  const withSecond = (name: string, second: string): AnalysisResult => ({
    ...sampleResult,
    face_type: { ...face_type, face_type: name, second: { face_type: second, confidence: 0.4 } },
  })

  test.each([
    ['an unknown one', 'pretty', 'cubist'],
    ['one that this gender is not shown', 'pretty', 'wild'],
    ['the first one', 'pretty', 'pretty'],
    ['the one that the first falls back to', 'cubist', 'pretty'],
  ])('has no second pattern if that is %s', (_, name, second) => {
    expect(certaintyOf('WOMEN')(withSecond(name, second))).toStrictEqual({})
  })

  test.each([
    ['an unknown one', 'spring', 'monsoon'],
    ['the first one', 'winter', 'winter'],
    ['the one that the first falls back to', 'monsoon', 'spring'],
  ])('has no second season if that is %s', (_, name, other) => {
    const second = { personal_color: other, confidence: 0.4 }
    const result = {
      ...sampleResult,
      personal_color: { ...personal_color, personal_color: name, second },
    }
    expect(certaintyOf('WOMEN')(result)).toStrictEqual({})
  })

  test('names second answers that can be shown, and that are not shown already', () => {
    fc.assert(
      fc.property(genderArb, analysisResultArb, (gender, result) => {
        const { faceType, colorType } = toDiagnosis(gender)(result)
        const { second } = certaintyOf(gender)(result)
        if (second?.faceType !== undefined) {
          expect(faceTypesOf(gender)).toContain(second.faceType.name)
          expect(second.faceType.name).not.toBe(faceType)
        }
        expect(second?.season?.name).not.toBe(colorType)
      }),
    )
  })

  test('is a certainty, whatever was sent', () => {
    fc.assert(
      fc.property(genderArb, analysisResultArb, (gender, result) => {
        const certainty = certaintyOf(gender)(result)
        expect(Certainty.decode(JSON.parse(JSON.stringify(certainty)))).toEqual(E.right(certainty))
      }),
    )
  })
})

describe('Certainty', () => {
  test('decode inverts encode, also through JSON', () => {
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
  ])('is not %s', (_, value) => expect(E.isLeft(Certainty.decode(value))).toBe(true))
})
