import * as t from 'io-ts'
import { isLenient } from '@kaoiro/core/session/wire/lenient'
import type { JsonSchema } from './named-schemas.js'
import { namedSchemas } from './named-schemas.js'

/** What a codec accepts and encodes, as JSON Schema. Throws at an unknown codec: a bug. */
export const jsonSchema = (codec: t.Mixed): JsonSchema => {
  const own = namedSchemas(jsonSchema)[codec.name]
  if (own !== undefined) return own()
  if (isLenient(codec)) return jsonSchema(codec.inner)
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.AnyDictionaryType) return { type: 'object' }
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
