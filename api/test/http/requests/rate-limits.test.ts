import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import Fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RateLimits } from '../../../src/http/ports/http-ports.js'
import { addRateLimits } from '../../../src/http/requests/rate-limits.js'
import { testService } from '../test-service.js'

const none: RateLimits = { sessionsPerAddress: null, sessionsInAll: null, requestsPerAddress: null }

let service: FastifyInstance
const start = async (limits: Partial<RateLimits>, trustProxy = false) => {
  const options = { rateLimits: { ...none, ...limits }, trustProxy }
  const made = await testService({ options })
  service = made.service
  return made
}
afterEach(async () => {
  vi.useRealTimers()
  await service.close()
})

/** A request to be sent. */
type Send = () => Promise<LightMyRequestResponse>

const create =
  (remoteAddress = '192.0.2.1', forwarded?: string): Send =>
  () =>
    service.inject({
      method: 'POST',
      url: '/v1/sessions',
      headers: {
        'content-type': 'application/json',
        ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      },
      payload: '{}',
      remoteAddress,
    })

const poll =
  (remoteAddress = '192.0.2.1', url = '/v1/sessions/x'): Send =>
  () =>
    service.inject({ url, remoteAddress })

/** Sends requests one after the other and returns their statuses. */
const statuses = async (...asks: ReadonlyArray<Send>): Promise<ReadonlyArray<number>> => {
  const found: Array<number> = []
  for (const send of asks) found.push((await send()).statusCode)
  return found
}

describe('a request over the limit', () => {
  test('gets 429 with the seconds to wait', async () => {
    await start({ requestsPerAddress: 1 })
    await poll()()
    const { statusCode, headers, body } = await poll()()
    expect(statusCode).toBe(429)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(headers['retry-after']).toMatch(/^([1-9]|10)$/)
  })

  test('is accepted once the window of ten seconds has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await start({ requestsPerAddress: 1 })
    expect(await statuses(poll(), poll())).toEqual([200, 429])
    vi.setSystemTime(Date.now() + 9_000)
    const late = await poll()()
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '1'])
    vi.setSystemTime(Date.now() + 1_000)
    expect(await statuses(poll())).toEqual([200])
  })

  test('is counted in the metrics', async () => {
    const { telemetry } = await start({ sessionsInAll: 1 })
    await statuses(create(), create())
    expect(await telemetry.registry.metrics()).toContain(
      'kaoiro_requests_limited_total{limit="sessions-in-all"} 1',
    )
  })
})

describe('the limit of new sessions', () => {
  test('counts by address', async () => {
    await start({ sessionsPerAddress: 2 })
    const here = [create(), create(), create()]
    expect(await statuses(...here, create('192.0.2.2'))).toEqual([201, 201, 429, 201])
    expect(await statuses(poll())).toEqual([200])
  })

  test('counts all addresses together', async () => {
    await start({ sessionsInAll: 2 })
    const all = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => create(address))
    expect(await statuses(...all)).toEqual([201, 201, 429])
    expect(await statuses(poll())).toEqual([200])
  })

  test('does not count the rejected requests of one address against the others', async () => {
    await start({ sessionsPerAddress: 1, sessionsInAll: 2 })
    const greedy = [create(), create(), create()]
    expect(await statuses(...greedy, create('192.0.2.2'))).toEqual([201, 429, 429, 201])
  })
})

describe('the limit of all requests', () => {
  test('counts every URL, also unknown ones', async () => {
    await start({ requestsPerAddress: 2 })
    expect(await statuses(create())).toEqual([201])
    expect(await statuses(poll('192.0.2.1', '/none'))).toEqual([404])
    expect(await statuses(poll(), create(), poll('192.0.2.1', '/none'))).toEqual([429, 429, 429])
  })

  test.each(['/%E0', '/v1/sessions/%', `/v1/sessions/${'x'.repeat(200)}%E0`])(
    'counts malformed URLs: %s',
    async (url) => {
      await start({ requestsPerAddress: 1 })
      expect(await statuses(poll('192.0.2.1', url), poll('192.0.2.1', url))).toEqual([400, 429])
    },
  )

  test.each([
    ['longer than any route', 3_900, 200],
    ['too long', 5_000, 414],
  ])('counts URLs that are %s', async (_, length, status) => {
    await start({ requestsPerAddress: 1 })
    const long = poll('192.0.2.1', `/v1/sessions/${'x'.repeat(length)}`)
    expect(await statuses(long, long)).toEqual([status, 429])
  })

  test('does not count health checks', async () => {
    await start({ requestsPerAddress: 0 })
    const of = (url: string) => poll('192.0.2.1', url)
    expect(await statuses(of('/healthz'), of('/readyz'), of('/metrics'))).toEqual([200, 200, 429])
  })
})

describe('the address that is counted', () => {
  test('is the network of the visitor', async () => {
    await start({ requestsPerAddress: 1 })
    const [one, same, other] = ['2001:db8::1', '2001:db8::ffff:1', '2001:db8:0:1::1']
    expect(await statuses(poll(one), poll(same), poll(other))).toEqual([200, 429, 200])
  })

  test('is the last one in X-Forwarded-For, if proxies are trusted', async () => {
    await start({ sessionsPerAddress: 1 }, true)
    const visitors = [create('10.0.0.1', '192.0.2.1'), create('10.0.0.1', '192.0.2.2')]
    expect(await statuses(...visitors)).toEqual([201, 201])
    // The visitor has sent the first address, the proxy has added the second.
    const liars = [create('10.0.0.1', '198.51.100.7, 192.0.2.1')]
    expect(await statuses(...liars)).toEqual([429])
  })

  test('ignores X-Forwarded-For if proxies are not trusted', async () => {
    await start({ sessionsPerAddress: 1 })
    const liars = [create('192.0.2.1', '192.0.2.8'), create('192.0.2.1', '192.0.2.9')]
    expect(await statuses(...liars)).toEqual([201, 429])
  })
})

test('drops the counter of the least recent address when there are too many addresses', async () => {
  service = Fastify()
  await addRateLimits(service, { ...none, requestsPerAddress: 1 }, () => undefined, 3)
  const of = (last: number) => poll(`192.0.2.${last}`)
  expect(await statuses(of(1), of(1))).toEqual([404, 429])
  expect(await statuses(of(2), of(3), of(4), of(1))).toEqual([404, 404, 404, 404])
})
