import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { AnalysisResult, CreatedSession, SessionState } from '@kaoiro/core/session/wire/wire'
import { guardCodec } from '@kaoiro/core/codecs/codecs'
import { doubts } from '@kaoiro/core/session/certainty/doubt'
import { lenient } from '@kaoiro/core/session/wire/lenient'
import { analysisResultArb, sessionStateArb } from '@kaoiro/fixtures/arbitraries/session'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'
import { AnalysisBody } from '../../../src/http/calls/calls.js'
import { jsonSchema } from '../../../src/http/calls/json-schema.js'
import type { FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { JsonSchema } from '../../../src/http/calls/json-schema.js'

describe('a codec as JSON Schema', () => {
  test.each([
    ['a text', t.string, { type: 'string' }],
    ['a number', t.number, { type: 'number' }],
    ['yes or no', t.boolean, { type: 'boolean' }],
    ['nothing', t.null, { type: 'null' }],
    ['a literal', t.literal('ok'), { const: 'ok' }],
    ['any object', t.UnknownRecord, { type: 'object' }],
    [
      'an object',
      t.type({ a: t.string }),
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
    [
      'an object of which nothing must be there',
      t.partial({ a: t.string }),
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
    ['either', t.union([t.string, t.null]), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    [
      'both',
      t.intersection([t.type({ a: t.string }), t.partial({ b: t.number })]),
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          { type: 'object', properties: { b: { type: 'number' } } },
        ],
      },
    ],
    ['what may be missing', lenient(t.string), { type: 'string' }],
  ])('%s', (_, codec: t.Mixed, schema) => expect(jsonSchema(codec)).toEqual(schema))

  const isText = (u: unknown): u is string => typeof u === 'string'

  test.each([
    ['a rule of its own', guardCodec('Unknown', isText)],
    ['one inside of others', t.type({ a: t.union([t.null, guardCodec('Unknown', isText)]) })],
    ['a kind that is not needed so far', t.array(t.string)],
  ])('that is unknown is an error: %s', (_, codec: t.Mixed) =>
    expect(() => jsonSchema(codec)).toThrow('no JSON Schema for the codec'),
  )
})

describe('a schema accepts what its codec accepts', () => {
  test('of a result', async () => {
    const isValid = await validatorOf(jsonSchema(AnalysisResult))
    await fc.assert(
      fc.asyncProperty(analysisResultArb, async (result) => {
        expect(await isValid(AnalysisResult.encode(result))).toBe(true)
      }),
    )
  })

  test('of a result, and describes this service’s additions, invalid ones of which it refuses', async () => {
    const schema = jsonSchema(AnalysisResult)
    for (const name of ['confidence', 'second', 'level_confidence', 'scores', 'doubts', ...doubts])
      expect(JSON.stringify(schema)).toContain(`"${name}"`)
    const isValid = await validatorOf(schema)
    const { face_type } = sampleResult
    for (const added of [
      { doubts: 'smile' },
      { doubts: [7] },
      { confidence: 94 },
      { face_type: { ...face_type, second: { face_type: 'sweet' } } },
      { face_type: { ...face_type, level_confidence: { face_line: 'high' } } },
      { face_type: { ...face_type, scores: { face_line: 0.5 } } },
    ])
      expect([added, await isValid({ ...sampleResult, ...added })]).toEqual([added, false])
    expect(await isValid({ ...sampleResult, doubts: ['a doubt of the future'] })).toBe(true)
  })

  test('of a session', async () => {
    const isValid = await validatorOf(jsonSchema(SessionState))
    await fc.assert(
      fc.asyncProperty(sessionStateArb, async (state) => {
        expect(await isValid(SessionState.encode(state))).toBe(true)
      }),
    )
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
      [{ session_id: 'a', bucket_url: 'b' }, { session_id: 'a' }, 1],
    ],
  ])('and refuses what its codec refuses: %s', async (_, codec, values) => {
    const isValid = await validatorOf(jsonSchema(codec))
    for (const value of values)
      expect([value, await isValid(value)]).toEqual([value, codec.is(value)])
  })
})

/** Validates a value by its schema, with Fastify's own validator. */
export const validatorOf = async (
  schema: JsonSchema,
): Promise<(value: unknown) => Promise<boolean>> => {
  const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const
  // What the validator makes of the schema does not change: one request is as good as any other.
  const service = Fastify({ ajv: { customOptions: { ...customOptions, allowUnionTypes: true } } })
  let validate: ReturnType<FastifyRequest['compileValidationSchema']> | undefined
  service.get('/', (request) => {
    validate = request.compileValidationSchema(schema)
    return ''
  })
  await service.inject('/')
  await service.close()
  if (validate === undefined) throw new Error('the schema could not be compiled')
  const isValid = validate
  return (value) => Promise.resolve(isValid(value))
}
