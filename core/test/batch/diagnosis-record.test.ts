import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { recordArb } from '@kaoiro/fixtures/arbitraries/diagnosis-record'
import { DiagnosisRecord } from '../../src/batch/diagnosis-record.js'
import { errorRecord, resultRecord } from '@kaoiro/fixtures/diagnosis-records'

describe('DiagnosisRecord', () => {
  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['a record without the path of its photo', { ...errorRecord, path: undefined }],
    ['a record without its API', { ...errorRecord, api: undefined }],
    ['a result without its calls', { ...resultRecord, calls: undefined }],
    ['an unknown face type', { ...resultRecord, faceType: 'cubist' }],
    ['a level out of range', { ...resultRecord, faceTypeAnalysis: [3, 2, 1, 1, 3] }],
    ['four levels', { ...resultRecord, faceTypeAnalysis: [3, 2, 1, 1] }],
    ['an unknown call', { ...errorRecord, calls: [{ call: 'delete', ms: 1 }] }],
    ['an error without its kind', { ...errorRecord, error: { message: 'It broke.' } }],
    ['a result with an unknown doubt', { ...resultRecord, doubts: ['glare'] }],
    ['a list', [resultRecord]],
  ])('rejects %s', (_, value) => {
    expect(E.isLeft(DiagnosisRecord.decode(value))).toBe(true)
  })

  test('decoding returns the encoded record, through JSON', () => {
    fc.assert(
      fc.property(recordArb, (record) => {
        const line = JSON.stringify(DiagnosisRecord.encode(record))
        expect(DiagnosisRecord.decode(JSON.parse(line))).toEqual(E.right(record))
      }),
    )
  })
})
