import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveUi } from '../src/serve-ui.js'

let folder: string
let service: FastifyInstance

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'kaoiro-ui-')), 'dist')
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(folder, '..', 'secret'), 'hidden')
  await writeFile(path.join(folder, 'index.html'), 'the app')
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js'), 'the script')
  service = Fastify()
  serveUi(service, folder)
})
afterAll(() => rm(path.dirname(folder), { recursive: true }))

const get = (url: string, accept = 'text/html') =>
  service.inject({ method: 'GET', url, headers: { accept } })

describe('the built UI, served', () => {
  test.each(['/', '/result/1F7womQ', '/no/such/page'])('%s is the app', async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'the app' })
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('hashed files may be kept for ever', async () => {
    const { body, headers } = await get('/assets/app-1a2b.js', '*/*')
    expect(body).toBe('the script')
    expect(headers['cache-control']).toContain('immutable')
  })

  test.each([
    ['/v1/no-such-call', 'text/html'],
    ['/assets/gone.js', '*/*'],
    ['/result/1F7womQ', 'application/json'],
  ])('%s asked for as %s is not the app', async (url, accept) => {
    const { statusCode, headers } = await get(url, accept)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/problem+json')
  })

  test.each(['/../secret', '/..%2f..%2fsecret', '/assets/../../secret'])(
    '%s does not lead out of the folder',
    async (url) => {
      expect((await get(url)).body).not.toBe('hidden')
    },
  )
})
