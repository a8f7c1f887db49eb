import * as E from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, test } from 'vitest'
import { testService } from '../test-service.js'

describe('a method that the address does not support', async () => {
  const { service } = await testService({
    cards: { version: '1', draw: () => Promise.resolve(E.left('busy')) },
    lightCard: () => Promise.resolve(E.right('%PDF')),
  })
  afterAll(() => service.close())

  test.each([
    ['PUT', '/v1/sessions', 'POST'],
    ['HEAD', '/v1/sessions', 'POST'],
    ['PATCH', '/v1/sessions/any', 'GET, HEAD, DELETE'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['OPTIONS', '/v1/sessions', 'POST'],
    ['QUERY', '/v1/sessions', 'POST'],
    ['TRACE', '/v1/sessions/any', 'GET, HEAD, DELETE'],
    ['PROPFIND', '/readyz', 'GET, HEAD'],
    ['POST', '/result/1F7womQ/card.png', 'GET, HEAD'],
    ['PATCH', '/compare/1F7womQ/3MMBBYc/card.png', 'GET, HEAD'],
    ['POST', '/light-card.pdf', 'GET, HEAD'],
  ] as const)('answers %s %s with 405 and the allowed methods', async (method, url, allow) => {
    const request = service.inject({ method: method as 'PUT', url })
    const { statusCode, headers, body } = await request
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe(allow)
    if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ code: 'wrong-method' })
  })

  test('is rejected before the body is read', async () => {
    const request = { method: 'PUT', url: '/v1/sessions', payload: '<a/>' } as const
    const headers = { 'content-type': 'application/xml' }
    expect((await service.inject({ ...request, headers })).statusCode).toBe(405)
  })
})
