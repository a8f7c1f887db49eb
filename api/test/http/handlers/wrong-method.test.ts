import { afterAll, describe, expect, test } from 'vitest'
import { testService } from '../test-service.js'

describe('a method that an address does not have', async () => {
  const { service } = await testService()
  afterAll(() => service.close())

  test.each([
    ['PUT', '/v1/sessions', 'POST'],
    ['GET', '/v1/sessions', 'POST'],
    ['HEAD', '/v1/sessions', 'POST'],
    ['PATCH', '/v1/sessions/any', 'GET, HEAD, DELETE'],
    ['GET', '/v1/sessions/any/analyses', 'POST'],
    ['POST', '/bucket/any', 'PUT'],
    ['DELETE', '/healthz', 'GET, HEAD'],
  ] as const)(
    '%s %s is answered with 405, and with those that it has',
    async (method, url, allow) => {
      const { statusCode, headers, body } = await service.inject({ method, url })
      expect(statusCode).toBe(405)
      expect(headers.allow).toBe(allow)
      if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ code: 'wrong-method' })
    },
  )

  test('is refused before its body is read', async () => {
    const request = { method: 'PUT', url: '/v1/sessions', payload: '<a/>' } as const
    const headers = { 'content-type': 'application/xml' }
    expect((await service.inject({ ...request, headers })).statusCode).toBe(405)
  })

  test('does not stand in the way of those that it has', async () => {
    expect((await service.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200)
    expect((await service.inject('/healthz')).statusCode).toBe(200)
  })
})
