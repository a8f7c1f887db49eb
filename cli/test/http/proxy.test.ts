import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { afterEach, describe, expect, test } from 'vitest'
import type { HttpRequest } from '@kaoiro/core/session'
import { clientHttp } from '../../src/http/client-http.js'
import { readProxySettings } from '../../src/http/create-fetch.js'
import type { Streams } from '../../src/system/streams.js'

const closings: Array<() => unknown> = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A server that answers each request with its own name and records the requests. */
const serverNamed = async (name: string) => {
  const asked: Array<string> = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const login = request.headers['proxy-authorization']
      asked.push([request.method, request.url, body, login].filter(Boolean).join(' '))
      response.end(name)
    })
  })
  server.on('connect', (request, client) => {
    asked.push(`CONNECT ${request.url ?? ''}`)
    client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  closings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, asked, server }
}

const call = async (env: Streams['env'], request: Partial<HttpRequest>) => {
  const http = await clientHttp({ signal: new AbortController().signal, env })
  return http({ method: 'POST', url: '', headers: {}, body: null, ...request })()
}

const bodyOf = E.map(({ body }: { readonly body: string }) => body)

describe('a proxy from the environment', () => {
  test.each(['HTTP_PROXY', 'http_proxy'])('is used for http addresses (%s)', async (name) => {
    const proxy = await serverNamed('proxy')
    const answer = await call(
      { [name]: proxy.url },
      { url: 'http://service.example/v1/sessions?a=b', body: '{}' },
    )
    expect(bodyOf(answer)).toEqual(E.right('proxy'))
    expect(proxy.asked).toEqual(['POST http://service.example/v1/sessions?a=b {}'])
  })

  test('receives photos, and the credentials that its address contains', async () => {
    const proxy = await serverNamed('proxy')
    await call(
      { HTTP_PROXY: `http://me:secret@${proxy.host}` },
      { method: 'PUT', url: 'http://bucket.example/p', body: new TextEncoder().encode('photo') },
    )
    expect(proxy.asked).toEqual([`PUT http://bucket.example/p photo Basic ${btoa('me:secret')}`])
  })

  test('is asked for a tunnel to https addresses; the error reports its refusal', async () => {
    const proxy = await serverNamed('proxy')
    const answer = await call({ HTTPS_PROXY: proxy.url }, { url: 'https://service.example/' })
    // Once for each attempt.
    expect(new Set(proxy.asked)).toEqual(new Set(['CONNECT service.example:443']))
    expect(answer).toEqual(E.left('the proxy refused the connection (status 403)'))
  })

  test('is not used for a host in NO_PROXY', async () => {
    const [proxy, service] = await Promise.all([serverNamed('proxy'), serverNamed('service')])
    for (const bypass of ['127.0.0.1', `a.example, ${service.host}`, '*', 'b,127.0.0.0/8']) {
      const env = { HTTP_PROXY: proxy.url, NO_PROXY: bypass }
      expect(bodyOf(await call(env, { url: service.url }))).toEqual(E.right('service'))
    }
    expect(proxy.asked).toEqual([])
    const env = { HTTP_PROXY: proxy.url, NO_PROXY: 'a.example' }
    expect(bodyOf(await call(env, { url: service.url }))).toEqual(E.right('proxy'))
  })

  test('causes a network error if it is unreachable', async () => {
    const gone = await serverNamed('proxy')
    gone.server.close()
    const answer = await call({ HTTP_PROXY: gone.url }, { url: 'http://service.example/' })
    expect(answer).toEqual(E.left(expect.stringContaining('ECONNREFUSED') as string))
  })
})

describe('readProxySettings', () => {
  const isDirect: unknown = expect.any(Function)
  const settings = { httpProxy: '', httpsProxy: '', noProxy: '', isDirect }

  test.each<[string, Streams['env'], O.Option<unknown>]>([
    ['no variables', {}, O.none],
    ['empty variables', { HTTP_PROXY: '', https_proxy: ' ' }, O.none],
    ['only NO_PROXY', { NO_PROXY: 'localhost' }, O.none],
    [
      'all variables',
      { HTTP_PROXY: 'http://a:1', HTTPS_PROXY: 'https://b:2/', NO_PROXY: 'c,d' },
      O.some({ httpProxy: 'http://a:1', httpsProxy: 'https://b:2/', noProxy: 'c,d', isDirect }),
    ],
    [
      'lower-case names before upper-case names, even if empty',
      { http_proxy: '', HTTP_PROXY: 'http://a:1', https_proxy: 'http://b:2' },
      O.some({ ...settings, httpsProxy: 'http://b:2' }),
    ],
    [
      'an address without a scheme',
      { HTTP_PROXY: 'proxy.example.com:3128' },
      O.some({ ...settings, httpProxy: 'http://proxy.example.com:3128' }),
    ],
  ])('reads %s', (_, env, expected) => {
    expect(readProxySettings(env)).toEqual(E.right(expected))
  })

  test.each(['socks5://a:1', 'http://', 'http://a:port', 'ftp://a', 'a b'])(
    'rejects %s with the name of the variable and without the password',
    async (address) => {
      const env = { https_proxy: address.replace('://', '://me:secret@') }
      const words = 'https_proxy: use a proxy address like http://proxy.example.com:3128'
      expect(readProxySettings(env)).toEqual(E.left(words))
      await expect(call(env, {})).rejects.toThrow(words)
    },
  )
})

describe('NO_PROXY', () => {
  const read = (NO_PROXY: string) => readProxySettings({ HTTP_PROXY: 'http://a:1', NO_PROXY })

  test.each([
    ['10.0.0.0/8', ['10.1.2.3', '[::ffff:10.1.2.3]'], ['11.0.0.1', '10.example', '[::1]']],
    ['a.example 192.168.1.0/24,10.0.0.1/32', ['192.168.1.9', '10.0.0.1'], ['192.168.2.1']],
    ['fd00::/8', ['[fd12::1]'], ['[fe80::1]', '10.0.0.1']],
    ['[2001:db8::]/32,::1', ['[2001:db8::5]', '[::1]'], ['[2001:db9::]', '[::2]']],
    ['0.0.0.0/0', ['8.8.8.8'], ['example.com']],
  ])('bypasses the proxy for the ranges of %s', (text, inside, outside) => {
    const settings = O.toUndefined(O.flatten(O.fromEither(read(text))))
    for (const host of inside) expect(settings?.isDirect(host), host).toBe(true)
    for (const host of outside) expect(settings?.isDirect(host), host).toBe(false)
  })

  test.each(['10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.0/255.0.0.0', '10.0.0.0/'])(
    'is rejected if it contains the invalid range %s',
    (text) => {
      const words = 'NO_PROXY: use ranges of addresses like 10.0.0.0/8 or fd00::/8'
      expect(read(`a.example,${text}`)).toEqual(E.left(words))
    },
  )
})
