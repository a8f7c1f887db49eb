import type * as t from 'io-ts'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { levels } from '@kaoiro/core/diagnosis/level'
import { Timestamp } from '@kaoiro/core/codecs/timestamp'
import { doubts } from '@kaoiro/core/session/certainty/doubt'
import { reasons } from '@kaoiro/core/session/wire/reason'
import { AnalysisResult } from '@kaoiro/core/session/wire/wire'

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 has. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas of the project's own codecs, whose rule is a function, by their names. */
export const namedSchemas = (
  schemaOf: (codec: t.Mixed) => JsonSchema,
): Readonly<Record<string, () => JsonSchema>> => ({
  Gender: () => ({ enum: genders }),
  Level: () => ({ enum: levels }),
  Percent: () => ({ type: 'number', minimum: 0, maximum: 100 }),
  Share: () => ({ type: 'number', minimum: 0, maximum: 1 }),
  Timestamp: () => ({ type: 'string', format: 'date-time' }),
  Score: () => ({ type: 'number' }),
  // Another version of the service may know another doubt.
  DoubtNames: () => ({ type: 'array', items: { type: 'string', examples: doubts } }),
  SessionState: () => ({
    oneOf: [
      stateOf('analyzing', {}),
      {
        ...stateOf('completed', {
          result: schemaOf(AnalysisResult),
          photo_deleted_at: {
            ...schemaOf(Timestamp),
            description: 'When the photo was deleted: before the result is shown.',
          },
          expires_at: {
            ...schemaOf(Timestamp),
            description: 'From when on the service deletes the result by itself.',
          },
        }),
        required: ['status', 'result'],
      },
      // Another version of the service may know another reason.
      stateOf('failed', { reason: { type: ['string', 'null'], examples: reasons } }),
    ],
  }),
})

const stateOf = (status: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties: { status: { const: status }, ...more },
  required: ['status'],
})
