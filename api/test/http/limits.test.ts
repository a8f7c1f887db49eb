import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestService } from './test-service.js'
import { testService } from './test-service.js'
import { exchange, listen, parsed } from './raw.js'

let made: TestService
let port: number

beforeEach(async () => {
  made = await testService()
})
afterEach(() => made.service.close())

const problem = (status: number, code: string) => ({ status, body: { status, code } })

describe('what is no request of HTTP is answered with a problem', () => {
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

  test('headers of less go through', async () => {
    const header = `x: ${'x'.repeat(1_000)}\r\n`
    const sent = `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header.repeat(15)}\r\n`
    expect(parsed(await exchange(port, sent)).status).toBe(200)
  })
})

describe('who is slow is cut off', () => {
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

describe('connections', () => {
  const opened: Array<Socket> = []
  afterEach(() => {
    for (const socket of opened) socket.destroy()
  })

  test('have a bound, above which a further one is closed at once', async () => {
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
