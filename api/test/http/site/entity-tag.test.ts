import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serveUi } from '../../../src/http/site/serve-ui.js'

describe.each(['/', '/sw.js', '/icon.png', '/assets/app-1a2b.js'])('the tag of %s', (url) => {
  let build: string
  let site: FastifyInstance
  beforeEach(async () => {
    build = await mkdtemp(path.join(tmpdir(), 'kaoiro-build-'))
    await mkdir(path.join(build, 'assets'))
    site = Fastify()
    serveUi(site, build)
  })
  afterEach(async () => {
    await site.close()
    await rm(build, { recursive: true })
  })

  /** Writes a build as archives with fixed times do. */
  const write = async (content: string) => {
    const file = path.join(build, url === '/' ? 'index.html' : url)
    await writeFile(file, content)
    await utimes(file, 0, 0)
  }

  const answer = async (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) => {
    const { statusCode, body, headers: sent } = await site.inject({ method, url, headers })
    return { statusCode, body, sent }
  }

  test('differs for files of the same size and time', async () => {
    await write('build 1')
    const { sent } = await answer('GET')
    expect(sent['last-modified']).toBeUndefined()
    await write('build 2')
    const again = await answer('GET', {
      'if-none-match': sent.etag ?? '',
      'if-modified-since': new Date().toUTCString(),
    })
    expect(again).toMatchObject({ statusCode: 200, body: 'build 2' })
    expect(again.sent.etag).not.toBe(sent.etag)
  })

  test('is equal for equal files of other times, which are then not sent again', async () => {
    await write('build 1')
    const { sent } = await answer('GET')
    await write('build 1')
    await utimes(path.join(build, url === '/' ? 'index.html' : url), 1, 1)
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await answer(method, { 'if-none-match': `W/${sent.etag ?? ''}, "x"` })
      expect(again).toMatchObject({ statusCode: 304, body: '', sent: { etag: sent.etag } })
      expect(again.sent['cache-control']).toBe(sent['cache-control'])
      expect(again.sent['content-length']).toBeUndefined()
    }
  })

  test('is for the whole file, so ranges are not sent', async () => {
    await write('build 1')
    expect(await answer('GET', { range: 'bytes=0-1' })).toMatchObject({
      statusCode: 200,
      body: 'build 1',
    })
  })

  test('is not compared by preconditions of writes', async () => {
    await write('build 1')
    const headers = { 'if-match': '"x"', 'if-unmodified-since': new Date(0).toUTCString() }
    expect((await answer('GET', headers)).statusCode).toBe(200)
  })
})
