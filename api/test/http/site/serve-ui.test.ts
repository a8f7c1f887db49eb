import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { homePageIn } from '@kaoiro/core/pages'
import { serveUi } from '../../../src/http/site/serve-ui.js'
import { exchange, listen } from '../raw.js'
import { testService } from '../test-service.js'

const folder = path.join(await useFolder(), 'dist')
let service: FastifyInstance

beforeAll(async () => {
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(folder, '..', 'secret'), 'hidden')
  await writeFile(path.join(folder, 'index.html'), 'the app')
  await writeFile(path.join(folder, homePageIn('en', 'ja')), 'the app in English')
  await writeFile(path.join(folder, 'shell.html'), 'the app at any address')
  await writeFile(path.join(folder, 'result.html'), 'the app at the result')
  await writeFile(path.join(folder, 'colour.html'), 'the app at a colour')
  await writeFile(path.join(folder, 'compare.html'), 'the app at a comparison')
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js'), 'the script')
  await writeFile(path.join(folder, 'assets', 'face-3c4d.png'), 'the picture')
  for (const name of ['index.html', 'result.html', 'assets/app-1a2b.js']) {
    await writeFile(path.join(folder, `${name}.br`), `${name} as br`)
    await writeFile(path.join(folder, `${name}.gz`), `${name} as gzip`)
  }
  await mkdir(path.join(folder, '.vite'))
  await writeFile(path.join(folder, '.vite', 'manifest.json'), '{}')
  service = Fastify()
  serveUi(service, folder)
})
afterAll(() => service.close())

const get = (url: string, accept = 'text/html') =>
  service.inject({ method: 'GET', url, headers: { accept } })

const getPacked = (url: string, encodings?: string, headers: Record<string, string> = {}) =>
  service.inject({
    method: 'GET',
    url,
    headers: {
      ...headers,
      accept: 'text/html',
      ...(encodings === undefined ? {} : { 'accept-encoding': encodings }),
    },
  })

describe('the built UI', () => {
  test.each([
    ['/', 'the app'],
    ['/gender-select?from=x', 'the app'],
    ['/result/1F7womQ', 'the app at the result'],
    ['/result/1F7womQ?from=a/b', 'the app at the result'],
    ['/result/1F7womQ/colour/e60033', 'the app at a colour'],
    ['/compare/1F7womQ/3MMBBYc', 'the app at a comparison'],
    ['/compare/1F7womQ/3MMBBYc?lang=en', 'the app at a comparison'],
    ['/compare/1F7womQ', 'the app at a comparison'],
    ['/component-catalog', 'the app at any address'],
  ])('serves %s with %s', async (url, expected) => {
    const { statusCode, body, headers } = await get(url)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: expected })
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ...['/nope', '/no/such/page', '/result/1F7womQ/more', '/result/', '/result', '/compare/'],
    ...['/compare/a/b/c', '/related/', '/no//such/', '/%00'],
    ...['/..%2f', '/..%2f..', '/a/..%2f..%2f..', '/sw.js/'],
  ])('serves the unknown page %s with status 404', async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'the app at any address' })
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toContain('text/html')
  })

  test.each(['/', '/capture?gender=MEN', '/result/1F7womQ', '/compare/1F7womQ'])(
    'serves %s to clients that accept anything, and to HEAD requests',
    async (url) => {
      expect((await get(url, '*/*')).statusCode).toBe(200)
      expect((await service.inject({ url })).statusCode).toBe(200)
      const { statusCode, body, headers } = await service.inject({ method: 'HEAD', url })
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' })
      expect(headers['content-type']).toContain('text/html')
    },
  )

  test.each([
    ['/', 'en-GB,en;q=0.9', 'the app in English'],
    ['/?lang=en', 'ja', 'the app in English'],
    ['/gender-select?lang=en-US', 'ja', 'the app in English'],
    ['/?lang=ja', 'en', 'the app'],
    ['/', 'ja, en', 'the app'],
    ['/', 'fr', 'the app'],
  ])('has the first screen at %s for a visitor who accepts %s', async (url, accepted, page) => {
    const headers = { accept: 'text/html', 'accept-language': accepted }
    const answer = await service.inject({ method: 'GET', url, headers })
    expect(answer.body).toBe(page)
    expect(answer.headers.vary).toBe('accept-encoding, accept-language')
  })

  test('lets browsers cache hashed files for ever', async () => {
    const { body, headers } = await get('/assets/app-1a2b.js', '*/*')
    expect(body).toBe('the script')
    expect(headers['cache-control']).toContain('immutable')
  })

  describe.each([
    ['/', 'index.html', 'text/html', 'no-cache', 'accept-encoding, accept-language'],
    ['/result/1F7womQ', 'result.html', 'text/html', 'no-cache', 'accept-encoding'],
    [
      '/assets/app-1a2b.js',
      'assets/app-1a2b.js',
      'application/javascript',
      'immutable',
      'accept-encoding',
    ],
  ])('precompressed %s', (url, file, type, kept, vary) => {
    test.each([
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
    ])('for a browser that accepts %s is sent as %s', async (accepted, sent) => {
      const { statusCode, body, headers } = await getPacked(url, accepted)
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: `${file} as ${sent}` })
      expect(headers['content-encoding']).toBe(sent)
      expect(headers['content-type']).toContain(type)
      expect(headers['cache-control']).toContain(kept)
      expect(headers.vary).toBe(vary)
    })

    test.each(['identity', 'deflate', undefined])(
      'is not sent to a browser that accepts %s',
      async (accepted) => {
        const { statusCode, body, headers } = await getPacked(url, accepted)
        expect(statusCode).toBe(200)
        expect(body).toMatch(/^the /)
        expect(headers['content-encoding']).toBeUndefined()
        expect(headers['content-type']).toContain(type)
        expect(headers['cache-control']).toContain(kept)
        expect(headers.vary).toBe(vary)
      },
    )

    test('has an ETag for each encoding and answers 304 to a client that has it', async () => {
      const tagOf = async (accepted?: string) =>
        (await getPacked(url, accepted)).headers.etag ?? 'none'
      const tags = await Promise.all([tagOf('br'), tagOf('gzip'), tagOf()])
      expect(new Set(tags).size).toBe(3)
      const again = await getPacked(url, 'br', { 'if-none-match': await tagOf('br') })
      expect({ statusCode: again.statusCode, body: again.body }).toEqual({
        statusCode: 304,
        body: '',
      })
    })
  })

  test('sends a file uncompressed if the build has no compressed copy', async () => {
    const { body, headers } = await getPacked('/assets/face-3c4d.png', 'br, gzip')
    expect(body).toBe('the picture')
    expect(headers['content-type']).toBe('image/png')
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('does not serve hidden files', async () => {
    const { statusCode } = await get('/.vite/manifest.json', '*/*')
    expect(statusCode).toBe(404)
  })

  test.each([
    ['/v1/no-such-call', 'text/html'],
    ['/assets/gone.js', '*/*'],
    ['/assets/', 'text/html'],
    ['/assets/..%2f..%2fsecret', 'text/html'],
    ['/result/', '*/*'],
    ['/%00', '*/*'],
    ['/assets/gone.js', 'text/html'],
    ['/healthz/no-such-call', 'text/html'],
    ['/no/such/page', '*/*'],
    ['/v2/sessions', '*/*'],
    ['/result/1F7womQ', 'application/json'],
  ])('answers 404 to %s requested as %s', async (url, accept) => {
    const { statusCode, headers } = await get(url, accept)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/problem+json')
  })

  test('uses the renderer only for results and for comparisons of two results', async () => {
    const drawing = Fastify()
    serveUi(drawing, folder, (_, reply) => {
      void reply.send('drawn')
      return Promise.resolve(true)
    })
    const isDrawn = async (url: string) => (await drawing.inject({ url })).body === 'drawn'
    for (const url of ['/result/1', '/result/-?x', '/compare/1/2', '/compare/%C3%A9/2?lang=en'])
      expect(await isDrawn(url), url).toBe(true)
    for (const url of ['/', '/failed', '/result/1/2', '/compare/1', '/compare/1/2/3'])
      expect(await isDrawn(url), url).toBe(false)
    await drawing.close()
  })

  test.each([
    ['/result/1F7womQ/', '/result/1F7womQ'],
    ['/result/1F7womQ%E3%80%82', '/result/1F7womQ'],
    ['/result/1F7womQ%3Flang%3Den', '/result/1F7womQ?lang=en'],
    ['/compare/1F7womQ/3MMBBYc)', '/compare/1F7womQ/3MMBBYc'],
    ['//', '/'],
    ['//a.example', '/a.example'],
    [`/result/1F7womQ${encodeURI('です')}`, '/result/1F7womQ'],
    [encodeURI('/result/「1F7womQ」'), '/result/1F7womQ'],
    [encodeURI('/compare/1F7womQ」/3MMBBYc'), '/compare/1F7womQ/3MMBBYc'],
  ])('redirects %s to %s, also for link previews', async (url, clean) => {
    for (const accept of ['text/html', '*/*']) {
      const { statusCode, headers } = await get(url, accept)
      expect({ statusCode, at: headers.location }).toEqual({ statusCode: 308, at: clean })
    }
  })

  test.each(['/result/1F7womQ', '/compare/1F7womQ/3MMBBYc'])(
    'serves index.html at %s if the build lacks a page for it',
    async (url) => {
      const bare = path.join(folder, 'bare')
      await mkdir(bare, { recursive: true })
      await writeFile(path.join(bare, 'index.html'), 'the app')
      const other = Fastify()
      serveUi(other, bare)
      const { body } = await other.inject({ url })
      expect(body).toBe('the app')
      await other.close()
    },
  )

  test.each([
    ['/', '*/*', 405],
    ['/result/1F7womQ', '*/*', 405],
    ['/no/such/page', 'text/html', 405],
    ['/assets/app-1a2b.js?x', '*/*', 405],
    ['/index.html', 'application/json', 405],
    ['/no/such/page', '*/*', 404],
    ['/assets', '*/*', 404],
    ['/.vite/manifest.json', '*/*', 404],
    ['/v1/no-such-call', 'text/html', 404],
  ])('answers methods other than GET and HEAD: %s as %s gets %i', async (url, accept, status) => {
    for (const method of ['POST', 'OPTIONS', 'PROPFIND'] as const) {
      const headers = { accept, 'content-type': 'text/xml' }
      const answer = await service.inject({
        method: method as 'POST',
        url,
        headers,
        payload: '<a/>',
      })
      expect(answer.statusCode).toBe(status)
      expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
    }
  })

  test('serves nothing outside the folder', async () => {
    const port = await listen(service)
    // Sends the path unchanged; client libraries would normalise it.
    const rawGet = (target: string) =>
      exchange(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    for (const target of ['/../secret', '/..%2fsecret', '/%2e%2e/secret', '/assets/../../secret'])
      expect(await rawGet(target)).not.toContain('hidden')
    expect(await rawGet('/index.html')).toContain('the app')
  })
})

test.each([
  ['a malformed URL', '/result/%E0%A4%A', 400],
  ['a URL of more than 4,000 characters', `/?${'x'.repeat(4_000)}`, 414],
])('%s returns the app to browsers and a problem to programs', async (_, url, status) => {
  const { service } = await testService({ options: { ui: folder } })
  const request = (accept: string) => service.inject({ method: 'GET', url, headers: { accept } })
  const { statusCode, body } = await request('text/html')
  expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'the app at any address' })
  expect((await request('application/json')).statusCode).toBe(status)
  await service.close()
})
