import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { AnalysisResult, CreatedSession, SessionState } from '@kaoiro/core/wire'
import { guardCodec } from '@kaoiro/core/records'
import { doubts } from '@kaoiro/core/diagnosis'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'
import { AnalysisBody } from '../../../src/http/calls/calls.js'
import { jsonSchema } from '../../../src/http/calls/json-schema.js'
import { sessionId } from '../test-service.js'
import { validatorOf } from './validator.js'

test.each([
  ['a custom codec', guardCodec('Unknown', t.string.is)],
  ['a nested custom codec', t.type({ a: t.union([t.null, guardCodec('Unknown', t.string.is)]) })],
  ['an array', t.array(t.string)],
])('jsonSchema throws for a codec that it does not support: %s', (_, codec: t.Mixed) =>
  expect(() => jsonSchema(codec)).toThrow('no JSON Schema for the codec'),
)

describe('a JSON Schema made from a codec', () => {
  test('describes the optional fields of a result and rejects their invalid values', async () => {
    const schema = jsonSchema(AnalysisResult)
    for (const name of ['confidence', 'second', 'level_confidence', 'scores', 'doubts', ...doubts])
      expect(JSON.stringify(schema)).toContain(`"${name}"`)
    const isValid = await validatorOf(schema)
    const { face_type } = sampleResult
    for (const added of [
      { doubts: 'smile' },
      { doubts: [7] },
      { confidence: 94 },
      { light_reference: 'wall' },
      { face_type: { ...face_type, face_type: 'cute' } },
      { face_type: { ...face_type, proportion: { cute: 1 } } },
      { face_type: { ...face_type, second: { face_type: 'sweet' } } },
      { face_type: { ...face_type, proportion: { sweet: 101 } } },
      { face_type: { ...face_type, level_confidence: { face_line: 'high' } } },
      { face_type: { ...face_type, scores: { face_line: 0.5 } } },
    ])
      expect([added, await isValid({ ...sampleResult, ...added })]).toEqual([added, false])
    expect(await isValid({ ...sampleResult, doubts: ['a doubt of the future'] })).toBe(true)
  })

  test.each<[string, t.Mixed, ReadonlyArray<unknown>]>([
    [
      'a request',
      AnalysisBody,
      [
        { gender: 'MEN' },
        { gender: 'WOMEN', hairline: 0 },
        { gender: 'WOMEN', hairline: 100.5 },
        { gender: 'WOMEN', hairline: '20' },
        { gender: 'OTHER' },
        { hairline: 20 },
        [],
        null,
      ],
    ],
    [
      'a session',
      SessionState,
      [
        { status: 'analyzing' },
        { status: 'completed' },
        { status: 'completed', result: {} },
        { status: 'failed' },
        { status: 'failed', reason: null },
        { status: 'failed', reason: 'too-dark' },
        { status: 'failed', reason: 7 },
        { status: 'gone' },
        {},
      ],
    ],
    [
      'a new session',
      CreatedSession,
      [{ session_id: sessionId, bucket_url: 'https://a.example' }, { session_id: sessionId }, 1],
    ],
  ])('accepts and rejects the same values as its codec: %s', async (_, codec, values) => {
    const isValid = await validatorOf(jsonSchema(codec))
    for (const value of values)
      expect([value, await isValid(value)]).toEqual([value, codec.is(value)])
  })
})
