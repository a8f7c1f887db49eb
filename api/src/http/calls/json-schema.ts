import * as t from 'io-ts'
import { isLenient, AnalysisResult } from '@kaoiro/core/wire'
import { genders, levels, doubts, reasons } from '@kaoiro/core/diagnosis'
import { Timestamp } from '@kaoiro/core/records'

/** The JSON Schema of the values that a codec accepts. Throws for an unsupported codec. */
export const jsonSchema = (codec: t.Mixed): JsonSchema => {
  const own = namedSchemas(jsonSchema)[codec.name]
  if (own !== undefined) return own()
  if (isLenient(codec)) return jsonSchema(codec.inner)
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.AnyDictionaryType) return { type: 'object' }
  if (codec instanceof t.DictionaryType)
    return { type: 'object', additionalProperties: jsonSchema(codec.codomain as t.Mixed) }
  if (codec instanceof t.LiteralType) return { const: codec.value as unknown }
  if (codec instanceof t.InterfaceType) {
    const props = codec.props as t.Props
    return { ...objectOf(props), required: Object.keys(props) }
  }
  if (codec instanceof t.PartialType) return objectOf(codec.props as t.Props)
  if (codec instanceof t.UnionType) return { anyOf: membersOf(codec.types) }
  if (codec instanceof t.IntersectionType) return { allOf: membersOf(codec.types) }
  throw new Error(`no JSON Schema for the codec ${codec.name}`)
}

const objectOf = (props: t.Props): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(props).map(([name, codec]) => [name, jsonSchema(codec)]),
  ),
})

const membersOf = (codecs: unknown): ReadonlyArray<JsonSchema> =>
  (codecs as ReadonlyArray<t.Mixed>).map(jsonSchema)

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

const place = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 } as const

/** Handwritten schemas of our own codecs, by name: the rules of these codecs are functions, which cannot be read. */
const namedSchemas = (
  schemaOf: (codec: t.Mixed) => JsonSchema,
): Readonly<Record<string, () => JsonSchema>> => ({
  Gender: () => ({ enum: genders }),
  Level: () => ({ enum: levels }),
  Percent: () => ({ type: 'number', minimum: 0, maximum: 100 }),
  Share: () => ({ type: 'number', minimum: 0, maximum: 1 }),
  Timestamp: () => ({ type: 'string', format: 'date-time' }),
  Score: () => ({ type: 'number' }),
  FaceOutline: () => ({
    type: 'array',
    description:
      'From ear to ear by the chin, as [x, y] in shares of the width and height of the photo.',
    items: place,
  }),
  Contours: () => ({
    type: 'array',
    description:
      'One contour, or two: left and right in the photo. Each is a list of [x, y] as above.',
    items: { type: 'array', items: place },
  }),
  // Any text is valid, since later versions of the service may add doubts.
  DoubtNames: () => ({ type: 'array', items: { type: 'string', examples: doubts } }),
  SessionState: () => ({
    oneOf: [
      stateOf('analyzing', {}),
      {
        ...stateOf('completed', {
          result: schemaOf(AnalysisResult),
          photo_deleted_at: {
            ...schemaOf(Timestamp),
            description: 'When the photo was deleted, which is before the result is returned.',
          },
          expires_at: {
            ...schemaOf(Timestamp),
            description: 'When the service deletes the result.',
          },
        }),
        required: ['status', 'result'],
      },
      // Any text is valid, since later versions of the service may add reasons.
      stateOf('failed', { reason: { type: ['string', 'null'], examples: reasons } }),
    ],
  }),
})

const stateOf = (status: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties: { status: { const: status }, ...more },
  required: ['status'],
})
