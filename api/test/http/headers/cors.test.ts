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

const ask = async (origin: string, method: 'GET' | 'OPTIONS' = 'GET', url = '/v1/sessions/x') =>
  made.service.inject({
    method,
    url,
    headers: { origin, 'access-control-request-method': 'DELETE' },
  })

describe('a page of another site', () => {
  test('reads answers, and when it may ask again, where its site is listed', async () => {
    const { headers } = await ask(friend)
    expect(headers['access-control-allow-origin']).toBe(friend)
    expect(headers['access-control-expose-headers']).toBe('retry-after, x-request-id')
    expect(headers.vary).toBe('Origin')
  })

  test('may make all calls, the upload included', async () => {
    for (const url of ['/v1/sessions', '/v1/sessions/x', '/bucket/x']) {
      const { statusCode, headers } = await ask(friend, 'OPTIONS', url)
      expect(statusCode).toBe(200)
      expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE')
      expect(headers['access-control-allow-headers']).toContain('content-type')
    }
  })

  test('brings no cookies', async () => {
    const { headers } = await ask(friend, 'OPTIONS')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each([other, 'null', 'http://friend.example'])(
    'gets no header where its site is not: %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const)
        expect((await ask(origin, method)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('reads that it has asked too often', async () => {
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
