import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceOutlineArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { answerArb, specifiedAnswerArb } from '@kaoiro/fixtures/arbitraries/session'
import { Answer, diagnosisOf, withoutOutline } from '../../src/diagnosis/answer.js'
import { faceTypesOf } from '../../src/diagnosis/vocabulary.js'
import { resultCode } from '../../src/result-code/result-code.js'

describe('Answer', () => {
  test('decoding returns the encoded answer, through JSON', () => {
    fc.assert(
      fc.property(answerArb, (answer) => {
        expect(Answer.decode(JSON.parse(JSON.stringify(answer)))).toEqual(E.right(answer))
      }),
    )
  })

  test.each(['faceType', 'season', 'levels', 'proportion'])('requires %s', (field) => {
    fc.assert(
      fc.property(specifiedAnswerArb, (answer) => {
        expect(E.isLeft(Answer.decode({ ...answer, [field]: null }))).toBe(true)
      }),
    )
  })
})

describe('withoutOutline', () => {
  test('removes outline and features alone', () => {
    fc.assert(
      fc.property(answerArb, faceOutlineArb, (answer, outline) => {
        const { outline: _, features: __, ...rest } = answer
        expect(withoutOutline({ ...answer, outline })).toEqual(rest)
      }),
    )
  })
})

describe('diagnosisOf', () => {
  test('returns a diagnosis that a result code can contain without loss, for any answer', () => {
    fc.assert(
      fc.property(genderArb, answerArb, (gender, answer) => {
        const diagnosis = diagnosisOf(gender)(answer)
        expect(faceTypesOf(gender)).toContain(diagnosis.faceType)
        expect(resultCode.decode(resultCode.encode(diagnosis))).toEqual(E.right(diagnosis))
      }),
    )
  })
})
