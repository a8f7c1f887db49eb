import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestService } from '../test-service.js'
import { testService } from '../test-service.js'

const friend = 'https://friend.example'
const other = 'https://friend.example.evil.example'

let made: TestService
beforeAll(async () => {
  made = await testService({ options: { allowedOrigins: [friend] } })
})
afterAll(() => made.service.close())

const send = async (origin: string, method: 'GET' | 'OPTIONS' = 'GET', url = '/v1/sessions/x') =>
  made.service.inject({
    method,
    url,
    headers: { origin, 'access-control-request-method': 'DELETE' },
  })

describe('a page of another site', () => {
  test('can read answers, and when to retry, if its site is listed', async () => {
    const { headers } = await send(friend)
    expect(headers['access-control-allow-origin']).toBe(friend)
    expect(headers['access-control-expose-headers']).toBe('retry-after, x-request-id')
    expect(headers.vary).toBe('Origin')
  })

  test('may make all calls, the upload included', async () => {
    for (const url of ['/v1/sessions', '/v1/sessions/x', '/bucket/x']) {
      const { statusCode, headers } = await send(friend, 'OPTIONS', url)
      expect(statusCode).toBe(200)
      expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE')
      expect(headers['access-control-allow-headers']).toContain('content-type')
    }
  })

  test('sends no cookies', async () => {
    const { headers } = await send(friend, 'OPTIONS')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each([other, 'null', 'http://friend.example'])(
    'gets no header if its site is not listed: %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const)
        expect((await send(origin, method)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('can read that it has sent too many requests', async () => {
    const rateLimits = { sessionsPerAddress: null, sessionsInAll: null, requestsPerAddress: 0 }
    const { service } = await testService({ options: { allowedOrigins: [friend], rateLimits } })
    const { statusCode, headers } = await service.inject({
      url: '/v1/sessions/x',
      headers: { origin: friend },
    })
    expect(statusCode).toBe(429)
    expect(headers['access-control-allow-origin']).toBe(friend)
    await service.close()
  })
})

test('without a list nothing is allowed', async () => {
  const { service } = await testService()
  const { headers } = await service.inject({ url: '/v1/sessions/x', headers: { origin: friend } })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  await service.close()
})
