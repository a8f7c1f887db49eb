import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { SiteContent } from '../../../src/http/ports/site.js'
import { testService } from '../test-service.js'

const folder = await useFolder()

const siteOf = (brand: string, languages: SiteContent['languages']): SiteContent => {
  const files = {
    '/index.html': `${brand}, <a href="/">first</a>`,
    '/index.en.html': `${brand} in English`,
    '/shell.html': `${brand} at any address`,
    '/sw.js': `the worker of ${brand}`,
    [`/assets/store-products-${brand}.json`]: `["${brand}"]`,
  }
  return {
    files: new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)])),
    languages,
    analyticsScript: null,
  }
}

let current = siteOf('lumen', ['ko', 'en'])
let service: FastifyInstance
beforeAll(async () => {
  await mkdir(path.join(folder, 'assets'))
  for (const file of ['index.html', 'favicon.svg', 'assets/store-logo-1.svg', 'assets/app-1.js'])
    await writeFile(path.join(folder, file), 'of the build')
  service = (await testService({ site: () => current, options: { ui: folder } })).service
})
afterAll(() => service.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  service.inject({ url, headers: { accept: '*/*', ...headers } })

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache', 'lumen, <a href="/">first</a>'],
  ['/?lang=ja', 'text/html; charset=utf-8', 'no-cache', 'lumen, <a href="/">first</a>'],
  ['/?lang=en', 'text/html; charset=utf-8', 'no-cache', 'lumen in English'],
  ['/capture', 'text/html; charset=utf-8', 'no-cache', 'lumen at any address'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache', 'the worker of lumen'],
  [
    '/assets/store-products-lumen.json',
    'application/json; charset=utf-8',
    'public, max-age=31536000, immutable',
    '["lumen"]',
  ],
  [
    '/assets/app-1.js',
    'application/javascript',
    'public, max-age=31536000, immutable',
    'of the build',
  ],
])('%s is a file of the store, or of the code', async (url, type, caching, body) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain(type)
  expect(answer.headers['cache-control']).toBe(caching)
  expect(answer.body).toBe(body)
  const again = await get(url, { 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/favicon.svg', '/assets/store-logo-1.svg'])(
  'does not serve %s of the store that the UI was built with',
  async (url) => expect((await get(url)).statusCode).toBe(404),
)

test('files of a store accept no other methods', async () => {
  const { statusCode } = await service.inject({ method: 'POST', url: '/sw.js' })
  expect(statusCode).toBe(405)
})

test('another store replaces all files at once', async () => {
  const before = await get('/')
  current = siteOf('aurora', ['en'])
  const after = await get('/', { 'if-none-match': String(before.headers.etag) })
  expect([after.statusCode, after.body]).toEqual([200, 'aurora, <a href="/">first</a>'])
  expect((await get('/assets/store-products-lumen.json')).statusCode).toBe(404)
})
