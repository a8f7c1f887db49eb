import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { exchange, listen, parsed } from '../raw.js'
import type { TestServiceParts } from '../test-service.js'
import { noStore } from '../../../src/http/ports/site.js'
import { testService } from '../test-service.js'

const ui = await useFolder()
const services: Array<FastifyInstance> = []

beforeAll(async () => {
  await writeFile(path.join(ui, 'index.html'), 'the app')
  await writeFile(path.join(ui, 'sw.js'), 'the worker')
})
afterAll(() => Promise.all(services.map((service) => service.close())))

const headersOf = async (url: string, { options, ...parts }: TestServiceParts = {}) => {
  const { service } = await testService({ ...parts, options: { ui, ...options } })
  services.push(service)
  return (await service.inject({ url, headers: { accept: 'text/html' } })).headers
}

/** The directives of an answer's Content-Security-Policy. */
const policyOf = async (...request: Parameters<typeof headersOf>) =>
  Object.fromEntries(
    String((await headersOf(...request))['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources]
      }),
  )

const pages = ['/', '/result/1F7womQ', '/no/such/page', '/sw.js']
const answers = ['/v1/sessions/x', '/v1/openapi.json', '/v1/none', '/healthz', '/metrics', '/%E0']

describe('the policy of pages', () => {
  test.each(pages)('allows nothing from other sites: %s', async (url) => {
    expect(await policyOf(url)).toEqual({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'connect-src': ["'self'"],
    })
  })

  test('allows WebAssembly only in the worker that analyses photos on the device', async () => {
    const worker = await policyOf('/assets/analysis-worker-Dx_a0NJu.js')
    expect(worker).toEqual({
      ...(await policyOf('/')),
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
    })
    for (const url of ['/assets/first-Gb82iS.js', '/result/analysis-worker-a.js', '/v1/sessions/x'])
      expect(String((await headersOf(url))['content-security-policy'])).not.toContain('wasm')
  })

  test('allows connections to the public URL and to the bucket', async () => {
    const policy = await policyOf('/', {
      bucketOrigin: 'https://photos.example',
      options: { publicUrl: 'https://kaoiro.example/' },
    })
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://kaoiro.example',
      'https://photos.example',
    ])
  })

  describe('of a site with a script for analytics', () => {
    const script = 'https://tags.example/a/tag.js'
    const own = { site: () => ({ ...noStore, analyticsScript: script }) }

    test('allows this script and connections to its origin, and nothing else', async () => {
      const policy = await policyOf('/', own)
      expect(policy['script-src']).toEqual(["'self'", script])
      expect(policy['connect-src']).toEqual(["'self'", 'https://tags.example'])
      expect(Object.values(policy).flat().join().split('tags.example')).toHaveLength(3)
    })

    test('does not allow it to the worker that analyses photos', async () => {
      const policy = await policyOf('/assets/analysis-worker-Dx_a0NJu.js', own)
      expect(JSON.stringify(policy)).not.toContain('tags.example')
    })
  })

  test.each(['camera', 'screen-wake-lock'])('allows the feature %s', async (feature) => {
    expect((await headersOf('/'))['permissions-policy']).toContain(`${feature}=(self)`)
  })
})

describe('every answer', () => {
  test.each([...pages, ...answers])('forbids sniffing, framing and referrers: %s', async (url) => {
    const headers = await headersOf(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-powered-by']).toBeUndefined()
  })
})

describe('with sites that may embed the pages', () => {
  const embedOrigins = ['https://www.example.com', 'http://localhost:8081']

  test.each(pages)('only these may frame %s', async (url) => {
    const policy = await policyOf(url, { options: { embedOrigins } })
    expect(policy).toEqual({ ...(await policyOf(url)), 'frame-ancestors': embedOrigins })
    const headers = await headersOf(url, { options: { embedOrigins } })
    expect(headers['x-frame-options']).toBeUndefined()
  })

  test.each(answers.filter((url) => url !== '/%E0'))('nobody may frame %s', async (url) => {
    const headers = await headersOf(url, { options: { embedOrigins } })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })
})

describe('an API answer', () => {
  test.each(answers)('allows nothing: %s', async (url) => {
    const { service } = await testService()
    services.push(service)
    const { headers } = await service.inject({ url })
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'/,
    )
    expect(headers['content-security-policy']).not.toContain('self')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    ['POST', '/v1/sessions'],
    ['GET', '/v1/sessions/x'],
    ['PUT', '/bucket/x'],
    ['GET', '/v1/none'],
  ] as const)('must not be stored: %s %s', async (method, url) => {
    const { service } = await testService({ options: { ui } })
    services.push(service)
    expect((await service.inject({ method, url })).headers['cache-control']).toBe('no-store')
  })

  test.each([
    'http://a/v1/sessions/x',
    '/%761/sessions/x',
    '/v%31/none',
    'http://a/v1/none',
    '/%E0',
  ])('is recognised in every spelling of its address: %s', async (target) => {
    const { service } = await testService({ options: { ui } })
    services.push(service)
    const sent = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    const { head } = parsed(await exchange(await listen(service), sent))
    expect(head).toContain('\r\ncache-control: no-store')
    expect(head).toContain("content-security-policy: default-src 'none'")
    expect(head).not.toContain("'self'")
  })
})

describe('Strict-Transport-Security', () => {
  test('is sent if the public URL is https', async () => {
    const headers = await headersOf('/', { options: { publicUrl: 'https://kaoiro.example' } })
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test.each([undefined, 'http://kaoiro.local:8080'])(
    'is not sent if the public URL is %s',
    async (publicUrl) => {
      const options = publicUrl === undefined ? {} : { publicUrl }
      const headers = await headersOf('/', { options })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    },
  )
})
