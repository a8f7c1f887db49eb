import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { siteAddressOf } from '../../../src/http/requests/client-address.js'
import { drawingTurns, maxDrawings } from '../../../src/http/site/drawing-turns.js'
import { drawnPages } from '../../../src/http/site/drawn-pages.js'
import type { DrawPage } from '../../../src/http/ports/site.js'
import { noStore } from '../../../src/http/ports/site.js'
import { packPage } from '../../../src/http/site/packed-files.js'
import type { PageRequest } from '@kaoiro/core/pages'

let drawn: Array<PageRequest>
let current = noStore
let service: FastifyInstance

const start = (publicUrl?: string): FastifyInstance => {
  const draw: DrawPage = ({ encoding, ...request }) => {
    drawn.push(request)
    if (request.path.startsWith('/none')) return Promise.resolve(null)
    const status = request.path.endsWith('/-') ? 404 : 200
    const html = `${request.site}${request.path} in ${request.language}`
    return Promise.resolve({ status, ...packPage(html, encoding) })
  }
  const answer = drawnPages(draw, siteAddressOf(publicUrl), drawingTurns(), () => current)
  const app = Fastify()
  app.setNotFoundHandler(async (request, reply) =>
    (await answer(request, reply)) ? reply : reply.code(200).send('file'),
  )
  return app
}

beforeEach(() => {
  drawn = []
  current = noStore
  service = start()
})
afterEach(() => service.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  service.inject({ url, headers: { host: 'a.example', ...headers } })

describe('a rendered page', () => {
  test('is drawn again for another store, in a language of this store', async () => {
    await get('/result/1F7womQ')
    current = { ...noStore, languages: ['ko', 'en'] }
    expect((await get('/result/1F7womQ?lang=ja')).body).toContain('in ko')
    expect(drawn.map(({ language }) => language)).toEqual(['ja', 'ko'])
  })

  test.each([
    ['/result/1F7womQ', 'ja'],
    ['/result/1F7womQ?lang=en', 'en'],
    ['/result/1F7womQ?from=x&lang=en#lang=ja', 'en'],
    ['/result/1F7womQ?lang=ja', 'ja'],
    ['/result/1F7womQ?lang=xx&lang=en', 'ja'],
    ['/result/1F7womQ?lang', 'ja'],
    ['/result/1F7womQ?lang=en-GB', 'en'],
  ])('has the language of its URL: %s', async (url, language) => {
    const { body, statusCode, headers } = await get(url)
    expect({ statusCode, body }).toEqual({
      statusCode: 200,
      body: `http://a.example/result/1F7womQ in ${language}`,
    })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.vary).toBe('accept-encoding, accept-language')
  })

  test.each([
    ['/result/1', 'fr, en-GB;q=0.8, ja;q=0.5', 'en'],
    ['/result/1', 'ja;q=0.5, en;q=0.4', 'ja'],
    ['/result/1', 'fr', 'ja'],
    ['/result/1', '*', 'ja'],
    ['/result/1?lang=ja', 'en', 'ja'],
    ['/result/1?lang=xx', 'en', 'en'],
  ])(
    '%s has the language of the visitor, unless its URL names one: %s',
    async (url, accepted, language) => {
      const { body } = await get(url, { 'accept-language': accepted })
      expect(body).toBe(`http://a.example/result/1 in ${language}`)
    },
  )

  test('uses the public URL, not the host of the request', async () => {
    await service.close()
    service = start('https://beauty.example.com/some/path')
    expect((await get('/result/1')).body).toBe(
      'https://beauty.example.com/some/path/result/1 in ja',
    )
  })

  test('has the status from the renderer; for unknown paths, a file is sent instead', async () => {
    expect((await get('/result/-')).statusCode).toBe(404)
    expect((await get('/none/1')).body).toBe('file')
  })

  test('is rendered once for each host, language and encoding', async () => {
    const each: ReadonlyArray<readonly [string, Record<string, string>]> = [
      ['/result/1', {}],
      ['/result/1?x=1', { 'accept-encoding': 'deflate' }],
      ['/result/1?lang=en', {}],
      ['/result/1', { 'accept-language': 'en-US' }],
      ['/result/1', { host: 'b.example' }],
      ['/result/1', { 'accept-encoding': 'gzip' }],
    ]
    for (const [url, headers] of [...each, ...each]) await get(url, headers)
    expect(drawn).toHaveLength(4)
  })

  test('is rendered once for all spellings of its codes, and once for all invalid codes', async () => {
    const zeros = '0'.repeat(1_000)
    for (const path of [
      '/result/1F7womQ',
      `/result/${zeros}1F7womQ`,
      '/compare/0/1F7womQ',
      `/compare/${zeros}/01F7womQ`,
      '/result/zzzzzzz',
      `/result/${zeros}zzzzzzz`,
      `/result/${'z'.repeat(1_000)}`,
      '/result/%3Cscript%3E',
    ])
      await get(path)
    expect(drawn.map(({ path }) => path)).toEqual([
      '/result/1F7womQ',
      '/compare/0/1F7womQ',
      '/result/-',
    ])
  })

  test('is left to the browser if too many pages of one address are waiting', async () => {
    const ask = (remoteAddress: string, code: number) =>
      service.inject({ url: `/result/${code}`, headers: { host: 'a.example' }, remoteAddress })
    const codes = Array.from({ length: maxDrawings }, (_, index) => index)
    const greedy = codes.map((code) => ask('192.0.2.1', code))
    const other = ask('192.0.2.2', maxDrawings)
    const bodies = (await Promise.all(greedy)).map(({ body }) => body)
    expect(bodies.filter((body) => body === 'file')).toHaveLength(maxDrawings / 2)
    expect((await other).body).toContain(`/result/${maxDrawings} in ja`)
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['GZIP;q=0.5, br;q=0', 'gzip', gunzipSync],
  ] as const)('is compressed for a client that accepts %s', async (accepted, encoding, unpack) => {
    const { rawPayload, headers } = await get('/result/1', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(unpack(rawPayload).toString()).toBe('http://a.example/result/1 in ja')
  })

  test('answers 304 to a client that has the page in the same encoding', async () => {
    const tag = (await get('/result/1')).headers.etag ?? ''
    const known = { 'if-none-match': `"other", W/${tag}` }
    const again = await get('/result/1', known)
    expect({ statusCode: again.statusCode, body: again.body }).toEqual({
      statusCode: 304,
      body: '',
    })
    expect(again.headers.etag).toBe(tag)
    const packed = await get('/result/1', { ...known, 'accept-encoding': 'br' })
    expect(packed.statusCode).toBe(200)
  })
})
