import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call, CallName } from '../../../src/http/calls/calls.js'
import { callNames, calls, commonProblems } from '../../../src/http/calls/calls.js'
import type { Problem } from '../../../src/http/problems/problem.js'
import { problems } from '../../../src/http/problems/problem.js'
import { addSums, minPeople, noSums, sumsOf } from '@kaoiro/analyser/colour'
import { sessionId, stubSessions, testService } from '../test-service.js'
import type { TestService } from '../test-service.js'
import { sessionProblems } from '../../../src/http/problems/session-problems.js'

interface Operation {
  readonly operationId: string
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly in: string }>
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

interface OpenApi {
  readonly servers: ReadonlyArray<{ readonly url: string }>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const documentOf = async (service: FastifyInstance) =>
  (await service.inject('/v1/openapi.json')).json<OpenApi>()

let made: TestService
let document: OpenApi
beforeAll(async () => {
  const person = sumsOf({ skin: { red: 0, blue: 0, light: 0 } })
  const people = Array.from({ length: minPeople }, () => person).reduce(addSums, noSums)
  const sumsSince = () => Promise.resolve({ WOMEN: people, MEN: noSums })
  made = await testService({ sessions: stubSessions(), sumsSince })
  document = await documentOf(made.service)
})
afterAll(() => made.service.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** All routes of a service, as `GET /path`, without the HEAD routes that Fastify adds. */
const routesOf = (service: FastifyInstance): ReadonlyArray<string> => {
  const stack: Array<string> = []
  return service
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^(.*?)(\/\S*|\*) \((.*)\)$/.exec(line) ?? []
      if (methods === '') return []
      const depth = indent.length / 4 - 1
      stack.splice(depth, Infinity, path)
      return methods.split(', ').map((method) => `${method} ${stack.join('')}`)
    })
    .filter((route) => !route.startsWith('HEAD '))
}

describe('the OpenAPI document', () => {
  test('describes each path parameter and resolves each reference', () => {
    for (const { path, operation } of operations()) {
      const described = operation.parameters
        .filter((one) => one.in === 'path')
        .map(({ name }) => name)
      expect(described).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)]
    expect(new Set(references.map(([, to]) => to))).toEqual(
      new Set(['#/components/schemas/Problem']),
    )
    expect(document.components.schemas).toHaveProperty('Problem')
  })

  test('describes each field of each body', () => {
    const undescribed: Array<string> = []
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [name, inner] of Object.entries(value)) {
        if (name === 'examples') continue
        if (path.endsWith('/properties') && !('description' in (inner as object)))
          undescribed.push(`${path}/${name}`)
        visit(inner, `${path}/${name}`)
      }
    }
    visit(document, '')
    expect(undescribed).toEqual([])
  })

  test('lists exactly the routes that the service answers', async () => {
    const isServed = async (route: string) => {
      const [method, url] = route.split(' ') as [Call['method'], string]
      return (await made.service.inject({ method, url })).statusCode !== 405
    }
    const routes = routesOf(made.service)
    const served = await Promise.all(routes.map(isServed))
    const documented = operations().map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    expect([...documented].sort()).toEqual(routes.filter((_, i) => served[i]).sort())
    expect(documented).toContain('DELETE /v1/sessions/:session_id')
  })

  test('lists the upload call only if photos are uploaded to this service', () => {
    expect(document.paths).toHaveProperty([
      '/bucket/{session_id}',
      'put',
      'requestBody',
      'content',
      'image/jpeg',
    ])
    expect(callNames(false)).toEqual(callNames(true).filter((name) => name !== 'uploadPhoto'))
  })

  test('contains the public URL', async () => {
    const { service } = await testService({ options: { publicUrl: 'https://kaoiro.example' } })
    expect((await documentOf(service)).servers).toEqual([{ url: 'https://kaoiro.example' }])
    await service.close()
  })

  test('has an example of every problem of a call', () => {
    for (const { operation } of operations()) {
      const { problems }: Call = calls[operation.operationId as CallName]
      for (const { status, code } of [...problems, ...commonProblems])
        expect(operation.responses).toHaveProperty([
          String(status),
          'content',
          'application/problem+json',
          'examples',
          code,
        ])
    }
  })
})

/** Whether the call's codec accepts the value. */
const isAnswerOf = (name: CallName, value: unknown): boolean => {
  const { answer }: Call = calls[name]
  return answer.body._tag === 'Json' && E.isRight(answer.body.codec.decode(value))
}

describe('a call is answered as the document describes', () => {
  const json = { 'content-type': 'application/json' }
  const url = `/v1/sessions/${sessionId}`

  test.each<[CallName, InjectOptions]>([
    ['createSession', { method: 'POST', url: '/v1/sessions', headers: json, payload: '{}' }],
    [
      'uploadPhoto',
      {
        method: 'PUT',
        url: `/bucket/${sessionId}`,
        headers: { 'content-type': 'image/jpeg' },
        payload: 'x',
      },
    ],
    [
      'requestAnalysis',
      { method: 'POST', url: `${url}/analyses`, headers: json, payload: '{"gender":"MEN"}' },
    ],
    ['getSession', { url }],
    ['deleteSession', { method: 'DELETE', url }],
    ['openApi', { url: '/v1/openapi.json' }],
    ['health', { url: '/healthz' }],
    ['readiness', { url: '/readyz' }],
    ['metrics', { url: '/metrics' }],
    ['norms', { url: '/metrics/norms?since=2026-11-01' }],
  ])('%s', async (name, request) => {
    const { answer }: Call = calls[name]
    const response = await made.service.inject(request)
    expect(response.statusCode).toBe(answer.status)
    if (answer.body._tag === 'Json') {
      expect(response.headers['content-type']).toContain('application/json')
      expect(isAnswerOf(name, response.json())).toBe(true)
    } else if (answer.body._tag === 'None') expect(response.body).toBe('')
    else expect(response.headers['content-type']).toContain('text/plain')
  })

  test.each(['{}', 'anything'])('creates a session for the text body %s', async (payload) => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' }
    const request = { method: 'POST', url: '/v1/sessions', headers, payload } as const
    expect((await made.service.inject(request)).statusCode).toBe(201)
  })

  const analyses = '/v1/sessions/{session_id}/analyses'
  test.each(
    ['text/plain', 'application/xml', 'image/jpeg', 'image', undefined].flatMap((type) => [
      ...(type === 'text/plain'
        ? []
        : [{ type, path: '/v1/sessions', address: '/v1/sessions', payload: '{}' }]),
      { type, path: analyses, address: `${url}/analyses`, payload: '{"gender":"MEN"}' },
    ]),
  )('answers 415 to JSON sent to $path as $type', async ({ type, path, address, payload }) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    const response = await made.service.inject({ method: 'POST', url: address, headers, payload })
    expect(response.statusCode).toBe(415)
    const examples = ['content', 'application/problem+json', 'examples', 'wrong-media-type']
    expect(document.paths[path]?.['post']?.responses[415]).toHaveProperty(
      [...examples, 'value'],
      response.json<object>(),
    )
  })
})

test('exactly the problems that can be retried mention Retry-After', () => {
  const all: ReadonlyArray<Problem> = Object.values({ ...problems, ...sessionProblems })
  for (const { detail, retryAfter } of all)
    expect(detail.endsWith('after the number of seconds in the Retry-After header.')).toBe(
      retryAfter !== undefined,
    )
})

test('problems with the same code have the same status', () => {
  const statuses = new Map<string, number>()
  for (const { code, status } of Object.values({ ...problems, ...sessionProblems })) {
    expect(statuses.get(code) ?? status).toBe(status)
    statuses.set(code, status)
  }
})
