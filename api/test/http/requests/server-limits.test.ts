import { connect } from 'node:net'
import type { Server, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HttpOptions, RateLimits } from '../../../src/http/ports/http-ports.js'
import { connections, exchange, listen, parsed } from '../raw.js'
import type { TestService } from '../test-service.js'
import { testService } from '../test-service.js'
import { eventually } from '../../eventually.js'

let made: TestService
let port: number

beforeEach(async () => {
  made = await testService()
})
afterEach(() => made.service.close())

const problem = (status: number, code: string) => ({ status, body: { status, code } })

describe('malformed HTTP is answered with a problem', () => {
  beforeEach(async () => {
    port = await listen(made.service)
  })

  test.each([
    ['nonsense', 'hello\r\n\r\n'],
    ['an unknown method', 'GRAB / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
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

  test('rejects headers of more than 16 kB in total', async () => {
    const header = `x: ${'x'.repeat(1_000)}\r\n`
    const sent = `GET /healthz HTTP/1.1\r\nHost: a\r\n${header.repeat(17)}\r\n`
    expect(parsed(await exchange(port, sent))).toMatchObject(problem(431, 'headers-too-large'))
  })
})

describe('the limits of single fields', () => {
  beforeEach(async () => {
    port = await listen(made.service)
  })

  const send = (target: string, headers: ReadonlyArray<string> = []) =>
    exchange(
      port,
      [`GET ${target} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n'),
    )

  test.each([
    ['accept', 1_000, true],
    ['accept', 1_001, false],
    ['x-forwarded-for', 1_001, true],
  ])('reads a header %s of %i characters: %s', async (name, length, isRead) => {
    const read: Array<unknown> = []
    const other = await testService()
    other.service.addHook('preHandler', ({ headers }, _, done) => {
      read.push(headers[name])
      done()
    })
    const field = 'x'.repeat(length)
    await other.service.inject({ url: '/healthz', headers: { [name]: field } })
    await other.service.close()
    expect(read).toEqual([isRead ? field : undefined])
  })

  test.each(['/healthz?', '/none?', 'http://a/healthz?'])(
    'rejects the address %s with more than 4,000 characters',
    async (start) => {
      const longest = start.padEnd(4_000, 'x')
      expect(parsed(await send(longest)).status).not.toBe(414)
      const answer = parsed(await send(`${longest}x`))
      expect(answer).toMatchObject(problem(414, 'address-too-long'))
      expect(answer.head).toContain('x-request-id: ')
    },
  )
})

describe('a slow request is answered with a problem', () => {
  test.each([
    ['before the headers', ''],
    ['in the headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    [
      'in the body',
      'POST /v1/sessions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    ],
  ])('%s', async (_, sent) => {
    const { service } = made
    service.server.headersTimeout = 10
    service.server.requestTimeout = 10
    const answer = await exchange(await listen(service), sent)
    expect(parsed(answer)).toMatchObject(problem(408, 'too-slow'))
  })
})

test('keeps idle connections open longer behind a proxy, since it may reuse them for 60 s', async () => {
  const { service } = await testService({ options: { trustProxy: true } })
  expect(service.server.keepAliveTimeout).toBeGreaterThan(60_000)
  await service.close()
})

describe('the limit of connections', () => {
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

  /** Opens this many connections and waits until the server has accepted them. */
  const hold = async (server: Server, count: number) => {
    for (let i = 0; i < count; i++) opened.push(connect(port, '127.0.0.1'))
    await eventually(async () => expect(await connections(server)).toBe(count))
  }

  test('closes further connections of an address at once', async () => {
    const { service } = await testService({ options: { rateLimits: limits } })
    port = await listen(service)
    await hold(service.server, max)
    // The connection is closed or reset.
    expect(await exchange(port, send).catch(() => '')).toBe('')
    opened.pop()?.destroy()
    await eventually(async () => expect(await connections(service.server)).toBe(max - 1))
    expect(parsed(await exchange(port, send)).status).toBe(200)
    await service.close()
  })

  test.each<[string, Partial<HttpOptions>]>([
    ['behind a proxy', { rateLimits: limits, trustProxy: true }],
    ['without a limit for one address', { rateLimits: { ...limits, requestsPerAddress: null } }],
    ['without rate limits', { rateLimits: null }],
  ])('does not apply %s', async (_, options) => {
    const { service } = await testService({ options })
    port = await listen(service)
    await hold(service.server, max)
    expect(parsed(await exchange(port, send)).status).toBe(200)
    await service.close()
  })

  test('closes further connections of all addresses at once', async () => {
    const { service } = made
    expect(service.server.maxConnections).toBe(1_000)
    service.server.maxConnections = 1
    port = await listen(service)
    const first = connect(port, '127.0.0.1')
    opened.push(first)
    await new Promise((resolve) => first.once('connect', resolve))
    const second = connect(port, '127.0.0.1')
    opened.push(second)
    // The connection is closed or reset.
    expect(await text(second).catch(() => '')).toBe('')
    first.end('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(parsed(await text(first)).status).toBe(200)
  })
})

describe('the limit of bodies', () => {
  const post = (payload: string) =>
    made.service.inject({
      method: 'POST',
      url: '/v1/sessions',
      headers: { 'content-type': 'application/json' },
      payload,
    })

  test('is 10 kB for JSON', async () => {
    const ofLength = (length: number) => JSON.stringify({ x: 'x'.repeat(length - 8) })
    expect((await post(ofLength(10_000))).statusCode).toBe(201)
    expect((await post(ofLength(10_001))).statusCode).toBe(413)
  })

  test('is 2 MB for a photo', async () => {
    const put = async (length: number) =>
      made.service.inject({
        method: 'PUT',
        url: '/bucket/x',
        headers: { 'content-type': 'image/jpeg' },
        payload: Buffer.alloc(length),
      })
    expect((await put(2_000_000)).statusCode).toBe(200)
    const tooLarge = await put(2_000_001)
    expect(tooLarge.statusCode).toBe(413)
    expect(tooLarge.json()).toMatchObject({ code: 'body-too-large' })
  })
})

describe('an upload with an unknown or expired address', () => {
  /** The headers of an upload of two million bytes. The test does not send the body. */
  const begun =
    'PUT /bucket/x?signature=1 HTTP/1.1\r\nHost: a\r\n' +
    'Content-Type: image/jpeg\r\nContent-Length: 2000000\r\n\r\n'

  test.each([
    ['UnknownUpload', 404, 'unknown-upload'],
    ['UploadExpired', 403, 'upload-expired'],
  ] as const)('is rejected before its photo is read: %s', async (_tag, status, code) => {
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

  test('counts towards the rate limit', async () => {
    const checkUpload = vi.fn(() => E.left({ _tag: 'UnknownUpload' as const }))
    const rateLimits = { sessionsPerAddress: null, sessionsInAll: null, requestsPerAddress: 1 }
    const { service } = await testService({ checkUpload, options: { rateLimits } })
    const put = async () => (await service.inject({ method: 'PUT', url: '/bucket/x' })).statusCode
    expect([await put(), await put()]).toEqual([404, 429])
    expect(checkUpload).toHaveBeenCalledTimes(1)
    await service.close()
  })
})
