import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analysisResultArb } from '@kaoiro/fixtures/arbitraries/session'
import { savedResult } from '../../src/session/saved-result.js'
import { answerFromWire } from '../../src/session/wire/analysis-result.js'
import { resultOf, level } from './results.js'

const result = resultOf('chic')
const wrongLevel = {
  ...result,
  face_type: { face_type: 'chic', level: { ...level, face_line: 6 } },
}

describe('savedResult', () => {
  test('finds any result, with or without the session state and the wrapper', () => {
    fc.assert(
      fc.property(analysisResultArb, (sent) => {
        const answer = { status: 'completed', result: sent }
        const found = [sent, { data: sent }, answer, { data: answer }].map((saved) =>
          savedResult(JSON.stringify(saved)),
        )
        expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(1)
        expect(found[0]).toEqual(E.right(answerFromWire(sent)))
      }),
    )
  })

  test.each([
    ['', { _tag: 'NotJson' }],
    ['1F7womQ', { _tag: 'NotJson' }],
    ['null', { _tag: 'NotAResult', path: '' }],
    ['"text"', { _tag: 'NotAResult', path: '' }],
    ['{"data":3}', { _tag: 'NotAResult', path: '' }],
    ['{}', { _tag: 'NotAResult', path: 'face_type' }],
    [JSON.stringify(wrongLevel), { _tag: 'NotAResult', path: 'face_type.level.face_line' }],
    [
      JSON.stringify({ data: { status: 'completed', result: wrongLevel } }),
      { _tag: 'NotAResult', path: 'result.face_type.level.face_line' },
    ],
    ['{"status":"done"}', { _tag: 'NotAResult', path: 'status' }],
    ['{"status":"analyzing"}', { _tag: 'NotCompleted' }],
    ['{"status":"failed"}', { _tag: 'FailedAnalysis', reason: null }],
    [
      '{"data":{"status":"failed","reason":"no-face"}}',
      { _tag: 'FailedAnalysis', reason: 'no-face' },
    ],
  ])('rejects %s with the reason', (text, error) => {
    expect(savedResult(text)).toEqual(E.left(error))
  })
})
