import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
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
afterAll(async () => {
  await service.close()
  await rm(path.dirname(folder), { recursive: true })
})

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

  test('no address leads out of the folder', async () => {
    const address = new URL(await service.listen({ host: '127.0.0.1', port: 0 }))
    for (const target of ['/../secret', '/..%2fsecret', '/%2e%2e/secret', '/assets/../../secret'])
      expect(await rawGet(address, target)).not.toContain('hidden')
    // The way is open but for the guard: the same bytes are read where they may be.
    expect(await rawGet(address, '/index.html')).toContain('the app')
  })
})

/** An HTTP answer to a target that is sent as it stands: every client library would tidy it up first. */
const rawGet = async ({ hostname, port }: URL, target: string): Promise<string> => {
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
