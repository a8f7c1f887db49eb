import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { recordArb } from '@kaoiro/fixtures/arbitraries/diagnosis-record'
import { DiagnosisRecord } from '../../src/batch/diagnosis-record.js'
import { errorRecord, resultRecord } from './records.js'

describe('a record', () => {
  test.each([
    ['a result', resultRecord],
    ['an error', errorRecord],
    ['a result with confidence', { ...resultRecord, confidence: { faceType: 0.9, both: 0.8 } }],
    [
      'a result with all that is known of how sure it is',
      {
        ...resultRecord,
        confidence: { faceType: 0.6, season: 0.7, both: 0.4, levels: { mouthWidth: 0.5 } },
        second: { faceType: { name: 'sweet', confidence: 0.2 } },
        doubts: ['smile', 'guide'],
      },
    ],
  ])('is %s', (_, record) => {
    expect(DiagnosisRecord.decode(record)).toEqual(E.right(record))
  })

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['a photo of which nobody knows where it lies', { ...errorRecord, path: undefined }],
    ['an answer of which nobody knows whose', { ...errorRecord, api: undefined }],
    ['a result without its calls', { ...resultRecord, calls: undefined }],
    ['a result of an unknown pattern', { ...resultRecord, faceType: 'cubist' }],
    ['a level out of its range', { ...resultRecord, faceTypeAnalysis: [3, 2, 1, 1, 3] }],
    ['a level too few', { ...resultRecord, faceTypeAnalysis: [3, 2, 1, 1] }],
    ['a call of another name', { ...errorRecord, calls: [{ call: 'delete', ms: 1 }] }],
    ['an error without its kind', { ...errorRecord, error: { message: 'It broke.' } }],
    ['a result with an unknown doubt', { ...resultRecord, doubts: ['glare'] }],
    ['a list', [resultRecord]],
  ])('is not %s', (_, value) => {
    expect(E.isLeft(DiagnosisRecord.decode(value))).toBe(true)
  })

  test('decode inverts encode, also through JSON', () => {
    fc.assert(
      fc.property(recordArb, (record) => {
        const line = JSON.stringify(DiagnosisRecord.encode(record))
        expect(DiagnosisRecord.decode(JSON.parse(line))).toEqual(E.right(record))
      }),
    )
  })
})
