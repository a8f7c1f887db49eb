import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { startService } from '../../src/start-service.js'
import { credentials } from '../storage/bucket/s3-store.js'
import { nodeOptions } from './node-options.js'

test('a node logs at start that its bucket denies DeleteObject, is not ready, and writes few probes', async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-denied-'))
  const methods: Array<string> = []
  const server = createServer(({ method = '' }, response) => {
    methods.push(method)
    response.writeHead(method === 'DELETE' ? 403 : 200).end('<ListBucketResult/>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const log: Array<string> = []
  const node = await startService({
    ...nodeOptions,
    role: 'web',
    database: { _tag: 'Folder', folder: path.join(data, 'database') },
    bucket: {
      _tag: 'S3',
      bucket: 'photos',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      pathStyle: true,
    },
    log: (line) => log.push(line),
  })
  expect(log.join('')).toContain('DeleteObject: 403')
  const ready = () => fetch(`http://127.0.0.1:${node.port}/readyz`)
  const answers = await Promise.all(Array.from({ length: 20 }, ready))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(503))
  expect(methods.filter((method) => method === 'PUT').length).toBeLessThan(20)
  await node.close()
  server.close()
  await rm(data, { recursive: true })
  vi.unstubAllEnvs()
})
