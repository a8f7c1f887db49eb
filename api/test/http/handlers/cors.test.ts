import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestService } from '../test-service.js'
import { testService } from '../test-service.js'

const listed = 'https://friend.example'

let made: TestService
beforeAll(async () => {
  made = await testService({ options: { allowedOrigins: [listed] } })
})
afterAll(() => made.service.close())

const send = async (origin: string, method: 'GET' | 'OPTIONS' = 'GET', url = '/v1/sessions/x') =>
  made.service.inject({
    method,
    url,
    headers: { origin, 'access-control-request-method': 'DELETE' },
  })

describe('CORS', () => {
  test('lets listed sites read answers and Retry-After', async () => {
    const { headers } = await send(listed)
    expect(headers['access-control-allow-origin']).toBe(listed)
    expect(headers['access-control-expose-headers']).toBe('retry-after, x-request-id')
    expect(headers.vary).toBe('Origin')
  })

  test('lets listed sites make every call, without cookies', async () => {
    for (const url of ['/v1/sessions', '/v1/sessions/x', '/bucket/x']) {
      const { statusCode, headers } = await send(listed, 'OPTIONS', url)
      expect(statusCode).toBe(200)
      expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE')
      expect(headers['access-control-allow-headers']).toContain('content-type')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  test.each(['https://friend.example.evil.example', 'null', 'http://friend.example'])(
    'omits the CORS header in answers to unlisted sites: %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const)
        expect((await send(origin, method)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('lets listed sites read a 429', async () => {
    const rateLimits = { sessionsPerAddress: null, sessionsInAll: null, requestsPerAddress: 0 }
    const { service } = await testService({ options: { allowedOrigins: [listed], rateLimits } })
    const { statusCode, headers } = await service.inject({
      url: '/v1/sessions/x',
      headers: { origin: listed },
    })
    expect(statusCode).toBe(429)
    expect(headers['access-control-allow-origin']).toBe(listed)
    await service.close()
  })

  test('is off by default', async () => {
    const { service } = await testService()
    const { headers } = await service.inject({ url: '/v1/sessions/x', headers: { origin: listed } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    await service.close()
  })
})
