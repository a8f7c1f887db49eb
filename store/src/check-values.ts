import * as z from 'zod'
import type { Document, Path } from './document.js'
import { placeIn, valueAt } from './document.js'
import type { Expectation, StoreFault } from './faults.js'
import { expectations } from './faults.js'

type Issue = z.core.$ZodIssue

const kindOfType: Readonly<Record<string, (typeof expectations)[number]>> = {
  object: 'object',
  record: 'object',
  array: 'list',
  tuple: 'list',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'boolean',
}

/** The expectation behind an issue: the error of the schema, otherwise derived from the issue's code. */
const expectationOf = (issue: Issue): Expectation => {
  const named = expectations.find((kind) => kind === issue.message)
  if (named !== undefined) return { kind: named }
  switch (issue.code) {
    case 'invalid_value':
      return { kind: 'oneOf', values: issue.values.map(String) }
    case 'invalid_union':
      return {
        kind: 'oneOf',
        values: ('options' in issue ? (issue.options ?? []) : []).map(String),
      }
    case 'too_small':
      return {
        kind: issue.inclusive === true ? 'atLeast' : 'above',
        bound: Number(issue.minimum),
      }
    case 'too_big':
      return { kind: 'atMost', bound: Number(issue.maximum) }
    case 'invalid_type':
      return { kind: kindOfType[issue.expected] ?? 'text' }
    default:
      return { kind: 'text' }
  }
}

type JsonSchema = z.core.JSONSchema.JSONSchema

const isSchema = (schema: unknown): schema is JsonSchema =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema)

/** The keys that an object may have. */
const keysAt = (schema: JsonSchema, [key, ...rest]: Path): ReadonlyArray<string> => {
  const options = schema.oneOf ?? schema.anyOf
  if (options !== undefined)
    return [
      ...new Set(
        options
          .filter(isSchema)
          .flatMap((each) => keysAt(each, key === undefined ? [] : [key, ...rest])),
      ),
    ]
  if (key === undefined)
    return [
      ...Object.keys(schema.properties ?? {}),
      ...(isSchema(schema.propertyNames) ? (schema.propertyNames.enum ?? []).map(String) : []),
    ].filter((known) => known !== '$schema')
  const inner =
    typeof key === 'number'
      ? schema.items
      : (schema.properties?.[key] ?? schema.additionalProperties)
  return isSchema(inner) ? keysAt(inner, rest) : []
}

/** The values of a document by its schema, or all faults. */
export function checkValues<Schema extends z.ZodType>(
  schema: Schema,
  document: Document,
): { readonly data: z.output<Schema> | null; readonly faults: ReadonlyArray<StoreFault> } {
  const { data, error } = schema.safeParse(document.value)
  const issues = error?.issues ?? []
  const known = issues.some(({ code }) => code === 'unrecognized_keys')
    ? z.toJSONSchema(schema, { io: 'input' })
    : {}
  const faultsOf = (issue: Issue): ReadonlyArray<StoreFault> => {
    const path = issue.path.filter((key) => typeof key !== 'symbol')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        _tag: 'UnknownKey',
        ...placeIn(document, [...path, key]),
        known: keysAt(known, path),
      }))
    const hasUnknownKey = issues.some(
      (other) =>
        other.code === 'unrecognized_keys' && other.path.join('/') === issue.path.join('/'),
    )
    if (issue.code === 'custom' && hasUnknownKey) return []
    return [
      {
        _tag: valueAt(document.value, path) === undefined ? 'Missing' : 'WrongValue',
        ...placeIn(document, path),
        expected: expectationOf(issue),
      },
    ]
  }
  return { data: data ?? null, faults: issues.flatMap(faultsOf) }
}
