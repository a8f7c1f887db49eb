import { connect } from 'node:net'
import type { Server, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HttpOptions, RateLimits } from '../../../src/http/ports/http-options.js'
import { connections, exchange, listen, parsed } from '../raw.js'
import type { TestService } from '../test-service.js'
import { testService } from '../test-service.js'

let made: TestService
let port: number

beforeEach(async () => {
  made = await testService()
})
afterEach(() => made.service.close())

const problem = (status: number, code: string) => ({ status, body: { status, code } })

describe('what is not an HTTP request is answered with a problem', () => {
  beforeEach(async () => {
    port = await listen(made.service)
  })

  test.each([
    ['nonsense', 'hello\r\n\r\n'],
    ['a method that there is not', 'GRAB / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a version that there is not', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
    [
      'two lengths',
      'POST /v1/sessions HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST /v1/sessions HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['a header without its colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n'],
  ])('%s', async (_, sent) => {
    const answer = parsed(await exchange(port, sent))
    expect(answer).toMatchObject(problem(400, 'bad-request'))
    expect(answer.head).toContain('content-type: application/problem+json')
    expect(answer.head).toContain('connection: close')
  })

  test('headers of more than 16 kB in all', async () => {
    const header = `x: ${'x'.repeat(1_000)}\r\n`
    const sent = `GET /healthz HTTP/1.1\r\nHost: a\r\n${header.repeat(17)}\r\n`
    expect(parsed(await exchange(port, sent))).toMatchObject(problem(431, 'headers-too-large'))
  })

  test('smaller headers are accepted', async () => {
    const header = `x: ${'x'.repeat(1_000)}\r\n`
    const sent = `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header.repeat(15)}\r\n`
    expect(parsed(await exchange(port, sent)).status).toBe(200)
  })
})

describe('a slow client is cut off', () => {
  test('after ten seconds for the headers and thirty for all', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = made.service.server
    expect({ headersTimeout, requestTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
    })
    for (const time of [keepAliveTimeout, timeout]) {
      expect(time).toBeGreaterThan(0)
      expect(time).toBeLessThan(120_000)
    }
  })

  test.each([
    ['with nothing', ''],
    ['in the headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    [
      'in the body',
      'POST /v1/sessions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    ],
  ])('%s, with a problem', async (_, sent) => {
    const { service } = made
    service.server.headersTimeout = 10
    service.server.requestTimeout = 10
    const answer = await exchange(await listen(service), sent)
    expect(parsed(answer)).toMatchObject(problem(408, 'too-slow'))
  })
})

test.each([
  ['a while after its answer', false, 10_000],
  ['longer than a proxy keeps it, where one stands before the service', true, 72_000],
])('an idle connection is closed %s', async (_, trustProxy, time) => {
  const { service } = await testService({ options: { trustProxy } })
  expect(service.server.keepAliveTimeout).toBe(time)
  await service.close()
})

describe('connections', () => {
  const opened: Array<Socket> = []
  afterEach(() => {
    for (const socket of opened) socket.destroy()
  })

  const max = 100
  const limits: RateLimits = {
    sessionsPerAddress: null,
    sessionsInAll: null,
    requestsPerAddress: 3_000,
  }
  const send = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

  /** So many connections that are kept open, all of them known to the service. */
  const hold = async (server: Server, count: number) => {
    for (let i = 0; i < count; i++) opened.push(connect(port, '127.0.0.1'))
    await vi.waitFor(async () => expect(await connections(server)).toBe(count))
  }

  test('of one address are bounded; a further one is closed at once', async () => {
    const { service } = await testService({ options: { rateLimits: limits } })
    port = await listen(service)
    await hold(service.server, max)
    // Closed, or reset.
    expect(await exchange(port, send).catch(() => '')).toBe('')
    opened.pop()?.destroy()
    await vi.waitFor(async () => expect(await connections(service.server)).toBe(max - 1))
    expect(parsed(await exchange(port, send)).status).toBe(200)
    await service.close()
  })

  test.each<[string, Partial<HttpOptions>]>([
    ['behind a proxy, whose they all are', { rateLimits: limits, trustProxy: true }],
    ['where one address has no limit', { rateLimits: { ...limits, requestsPerAddress: null } }],
    ['for a program that has the service for itself', { rateLimits: null }],
  ])('of one address are not bounded %s', async (_, options) => {
    const { service } = await testService({ options })
    port = await listen(service)
    await hold(service.server, max)
    expect(parsed(await exchange(port, send)).status).toBe(200)
    await service.close()
  })

  test('are bounded; a further one is closed at once', async () => {
    const { service } = made
    expect(service.server.maxConnections).toBe(1_000)
    service.server.maxConnections = 1
    port = await listen(service)
    const first = connect(port, '127.0.0.1')
    opened.push(first)
    await new Promise((resolve) => first.once('connect', resolve))
    const second = connect(port, '127.0.0.1')
    opened.push(second)
    // Closed, or reset.
    expect(await text(second).catch(() => '')).toBe('')
    first.end('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(parsed(await text(first)).status).toBe(200)
  })
})

describe('bodies', () => {
  const post = (payload: string) =>
    made.service.inject({
      method: 'POST',
      url: '/v1/sessions',
      headers: { 'content-type': 'application/json' },
      payload,
    })

  test('of JSON may have 10 kB', async () => {
    const ofLength = (length: number) => JSON.stringify({ x: 'x'.repeat(length - 8) })
    expect((await post(ofLength(10_000))).statusCode).toBe(201)
    expect((await post(ofLength(10_001))).statusCode).toBe(413)
  })

  test('of a photo may have 2 MB', async () => {
    const put = async (length: number) =>
      made.service.inject({
        method: 'PUT',
        url: '/bucket/x',
        headers: { 'content-type': 'image/jpeg' },
        payload: Buffer.alloc(length),
      })
    expect((await put(2_000_000)).statusCode).toBe(200)
    expect((await put(2_000_001)).statusCode).toBe(413)
  })
})

describe('an upload by an address that is not ours, or has expired,', () => {
  /** Announces two million bytes, and sends none of them. */
  const begun =
    'PUT /bucket/x?signature=1 HTTP/1.1\r\nHost: a\r\n' +
    'Content-Type: image/jpeg\r\nContent-Length: 2000000\r\n\r\n'

  test.each([
    ['UnknownUpload', 404, 'unknown-upload'],
    ['UploadExpired', 403, 'upload-expired'],
  ] as const)('is answered before its photo is read: %s', async (_tag, status, code) => {
    const checkUpload = vi.fn(() => E.left({ _tag }))
    const { service } = await testService({ checkUpload })
    const socket = connect(await listen(service), '127.0.0.1')
    socket.write(begun)
    const answer = new Promise<Buffer>((resolve) => socket.once('data', resolve))
    expect(parsed(String(await answer))).toMatchObject(problem(status, code))
    expect(checkUpload).toHaveBeenCalledWith('x', { signature: '1' })
    socket.destroy()
    await service.close()
  })

  test('is counted like any other request', async () => {
    const checkUpload = vi.fn(() => E.left({ _tag: 'UnknownUpload' as const }))
    const rateLimits = { sessionsPerAddress: null, sessionsInAll: null, requestsPerAddress: 1 }
    const { service } = await testService({ checkUpload, options: { rateLimits } })
    const put = async () => (await service.inject({ method: 'PUT', url: '/bucket/x' })).statusCode
    expect([await put(), await put()]).toEqual([404, 429])
    expect(checkUpload).toHaveBeenCalledTimes(1)
    await service.close()
  })
})

test('an upload by a valid address is accepted', async () => {
  const { service } = await testService({ checkUpload: () => E.right(undefined) })
  const { statusCode } = await service.inject({
    method: 'PUT',
    url: '/bucket/x',
    headers: { 'content-type': 'image/jpeg' },
    payload: 'x',
  })
  expect(statusCode).toBe(200)
  await service.close()
})
