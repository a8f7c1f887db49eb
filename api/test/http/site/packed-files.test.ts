import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { TestService } from '../test-service.js'
import { testService } from '../test-service.js'

const page = (name: string, sitePath = ''): string =>
  `<script src="${sitePath}/assets/app.js"></script><a href="${sitePath}/">${name}</a>`

const files = ['index', 'shell', 'result', 'compare']
const publicUrl = 'https://www.example.com/beauty/kaoiro'

const folder = await useFolder()
let made: TestService
beforeAll(async () => {
  for (const name of files) {
    await writeFile(path.join(folder, `${name}.html`), page(name))
    await writeFile(path.join(folder, `${name}.html.br`), 'packed for the root')
  }
  await writeFile(path.join(folder, 'sw.js'), 'the worker')
  made = await testService({ options: { ui: folder, publicUrl } })
})
afterAll(() => made.service.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  made.service.inject({ url, headers: { accept: 'text/html', ...headers } })

describe.each(['/beauty/kaoiro', ''])('a site below a path, asked with the path %j', (asked) => {
  test.each([
    ['/', 'index', 200],
    ['/?lang=en', 'index', 200],
    ['/gender-select', 'index', 200],
    ['/capture?gender=MEN', 'shell', 200],
    ['/result/1F7womQ', 'result', 200],
    ['/compare/1F7womQ', 'compare', 200],
    ['/no/such/page', 'shell', 404],
    ['/index.html', 'shell', 404],
  ])('serves %s with the links of %s.html moved', async (url, name, status) => {
    const { statusCode, body, headers } = await get(asked + url)
    expect({ statusCode, body }).toEqual({
      statusCode: status,
      body: page(name, '/beauty/kaoiro'),
    })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('serves files and calls', async () => {
    expect((await get(`${asked}/sw.js`)).body).toBe('the worker')
    expect((await get(`${asked}/healthz`)).json()).toEqual({ status: 'ok' })
  })

  test('redirects the address of a result with added characters to its public path', async () => {
    const { statusCode, headers } = await get(`${asked}/result/1F7womQ/?lang=en`)
    expect(statusCode).toBe(308)
    expect(headers.location).toBe('/beauty/kaoiro/result/1F7womQ?lang=en')
  })

  test('compresses a page, and answers 304 to a browser that has it', async () => {
    const encoding = { 'accept-encoding': 'gzip, br' }
    const { rawPayload, headers } = await get(`${asked}/`, encoding)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, accept-language',
    })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(page('index', '/beauty/kaoiro'))
    const known = { ...encoding, 'if-none-match': String(headers.etag) }
    expect((await get(`${asked}/`, known)).statusCode).toBe(304)
    expect((await get(`${asked}/none`, known)).statusCode).toBe(404)
  })
})

test.each(['', '?lang=en'])('redirects the path without a slash at its end: %j', async (query) => {
  const { statusCode, headers } = await get(`/beauty/kaoiro${query}`)
  expect(statusCode).toBe(308)
  expect(headers.location).toBe(`/beauty/kaoiro/${query}`)
})

test('serves no page below another path', async () => {
  expect((await get('/beauty/kaoiro2/')).statusCode).toBe(404)
  expect((await get('/beauty/')).statusCode).toBe(404)
})

test('creates upload addresses below the path', async () => {
  const { service } = made
  const answer = await service.inject({
    method: 'POST',
    url: '/beauty/kaoiro/v1/sessions',
    payload: {},
  })
  const { data } = answer.json<{ data: { bucket_url: string } }>()
  expect(data.bucket_url.startsWith(`${publicUrl}/bucket/`)).toBe(true)
})
