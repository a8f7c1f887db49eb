import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import type { HttpOptions } from '../../../src/http/ports/http-ports.js'
import { exchange, listen, parsed } from '../raw.js'
import { testService } from '../test-service.js'

let service: FastifyInstance
const start = async (options: Partial<HttpOptions> = {}) => {
  service = (await testService({ options })).service
}
afterEach(() => service.close())

const create = (headers: Readonly<Record<string, string>>) =>
  service.inject({
    method: 'POST',
    url: '/v1/sessions',
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{}',
  })

const uploadOrigin = async (headers: Readonly<Record<string, string>>) => {
  const answer = (await create(headers)).json<{ data: { bucket_url: string } }>()
  return new URL(answer.data.bucket_url).origin
}

describe('the upload address', () => {
  test.each(['localhost:8080', '192.0.2.1', 'kaoiro.example', '[2001:db8::1]:80', 'web_1:3000'])(
    'has the host of the request: %s',
    async (host) => {
      await start()
      expect(await uploadOrigin({ host })).toBe(new URL(`http://${host}`).origin)
    },
  )

  test('has the public URL if one is configured', async () => {
    await start({ publicUrl: 'https://kaoiro.example' })
    expect(await uploadOrigin({ host: 'evil.example' })).toBe('https://kaoiro.example')
  })

  test('has the host and scheme that a trusted proxy reports', async () => {
    await start({ trustProxy: true })
    const headers = {
      host: 'inside:8080',
      'x-forwarded-host': 'kaoiro.example',
      'x-forwarded-proto': 'https',
    }
    expect(await uploadOrigin(headers)).toBe('https://kaoiro.example')
    const schemeOf = async (proto: string) =>
      new URL(await uploadOrigin({ ...headers, 'x-forwarded-proto': proto })).protocol
    for (const proto of ['HTTPS', ' https ', 'http,https', 'https, Https'])
      expect(await schemeOf(proto)).toBe('https:')
    for (const proto of ['javascript', 'HTTP', 'https,http', 'https,', ''])
      expect(await schemeOf(proto)).toBe('http:')
  })

  test('ignores X-Forwarded headers if proxies are not trusted', async () => {
    await start()
    const headers = {
      host: 'a.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    }
    expect(await uploadOrigin(headers)).toBe('http://a.example')
  })
})

describe('an invalid host is rejected', () => {
  test.each(['a b', 'a/b', 'user@a', '<a>', 'a:b', 'a:123456', '[::1', '::1', 'é'])(
    'in the request: %s',
    async (host) => {
      await start()
      const { statusCode, body } = await create({ host })
      expect(statusCode).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ code: 'wrong-host' })
    },
  )

  test('in the header of a trusted proxy', async () => {
    await start({ trustProxy: true })
    const { statusCode } = await create({ host: 'a', 'x-forwarded-host': 'a/b?' })
    expect(statusCode).toBe(400)
  })

  test('if it is missing; in HTTP 1.0, only new sessions need it, for the upload address', async () => {
    await start()
    const port = await listen(service)
    const without = (version: string) =>
      exchange(port, `GET /healthz HTTP/${version}\r\nConnection: close\r\n\r\n`)
    expect(parsed(await without('1.1'))).toMatchObject({
      status: 400,
      body: { code: 'wrong-host' },
    })
    expect(parsed(await without('1.0')).status).toBe(200)
    const session =
      'POST /v1/sessions HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
    expect(parsed(await exchange(port, session))).toMatchObject({
      status: 400,
      body: { code: 'wrong-host' },
    })
  })
})
