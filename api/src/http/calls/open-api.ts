import type { Call, CallAnswer, CallBody, CallName } from './calls.js'
import { calls, commonProblems, tags } from './calls.js'
import type { Problem } from '../problems/problem.js'
import { bodyOf, ProblemBody } from '../problems/problem.js'
import { jsonSchema } from './json-schema.js'
import type { JsonSchema } from './json-schema.js'

type Json = Readonly<Record<string, unknown>>

/** The OpenAPI document of the calls. @param server their public URL, if known */
export function openApi(names: ReadonlyArray<CallName>, server = '/'): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kaoiro',
      version: '1',
      description:
        'Face pattern and personal colour from one photo: create a session, upload the photo, request its analysis, and poll the session until the result is there.',
      contact: { name: 'The operator of this site' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    // The id of a session is its secret.
    security: [],
    paths: pathsOf(names),
    components: {
      schemas: { Problem: jsonSchema(ProblemBody, 'problem') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

const pathsOf = (names: ReadonlyArray<CallName>): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const name of names) {
    const call: Call = calls[name]
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return paths
}

const operation = (
  name: CallName,
  { summary, description, tag, path, query, body, isGuarded, answer, problems }: Call,
): Json => ({
  operationId: name,
  tags: [tag],
  summary,
  description,
  parameters: [...pathParameters(path), ...queryParameters(query ?? {})],
  ...(body === undefined ? {} : { requestBody: requestBody(body) }),
  ...(isGuarded === undefined ? {} : { security: [{}, { token: [] }] }),
  responses: {
    [answer.status]: { description: answer.description, ...contentOf(answer) },
    ...problemAnswers([...problems, ...commonProblems]),
  },
})

const pathParameters = (path: string): ReadonlyArray<Json> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'The session_id that createSession returned.',
    schema: { type: 'string', format: 'uuid' },
  }))

const queryParameters = (query: Readonly<Record<string, string>>): ReadonlyArray<Json> =>
  Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: true,
    description,
    schema: { type: 'string' },
  }))

const media = (type: string, schema: JsonSchema): Json => ({ content: { [type]: { schema } } })

const requestBody = (body: CallBody): Json => ({
  required: true,
  ...(body._tag === 'Json'
    ? media('application/json', jsonSchema(body.codec))
    : // OpenAPI 3.1 describes binary data by its media type, without `type`.
      { content: { 'image/jpeg': { schema: { maxLength: body.maxBytes } } } }),
})

const contentOf = ({ body }: CallAnswer): Json => {
  switch (body._tag) {
    case 'Json':
      return media('application/json', jsonSchema(body.codec))
    case 'Text':
      return media('text/plain', { type: 'string' })
    case 'None':
      return {}
  }
}

/** The error answer for each status, with an example of each problem that has this status. */
const problemAnswers = (problems: ReadonlyArray<Problem>): Json =>
  Object.fromEntries(
    [...new Set(problems.map(({ status }) => status))].map((status) => [
      status,
      problemAnswer(problems.filter((problem) => problem.status === status)),
    ]),
  )

const problemAnswer = (problems: ReadonlyArray<Problem>): Json => ({
  description: problems.map(({ title }) => title).join('; '),
  ...(problems.some(({ retryAfter }) => retryAfter !== undefined) ? { headers: retryAfter } : {}),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(
        problems.map((problem) => [problem.code, { value: bodyOf(problem) }]),
      ),
    },
  },
})

const retryAfter = {
  'retry-after': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 0 },
  },
}
